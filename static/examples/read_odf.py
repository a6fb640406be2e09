import csv
from pathlib import Path

def read_odf(path):
    """Sample rate in Hz, column names, and one list of floats per sample (last column dropped)."""
    rate, names, rows = None, None, []
    with open(path, newline="", encoding="utf-8") as file:
        for line in csv.reader(file, skipinitialspace=True):
            if line[0].startswith("%"):
                if line[0].startswith("%Sample Rate"):
                    rate = float(line[0].split("=")[1].split()[0])
            elif names is None:
                names = line
            else:
                rows.append([float(value) for value in line[:-1]])
    return rate, names, rows

if __name__ == "__main__":
    Path("tiny.txt").write_text(
        "%OpenBCI Raw EXG Data\n%Number of channels = 1\n%Sample Rate = 250 Hz\n"
        "%Board = OpenBCI_GUI$BoardCytonSerial\n"
        "Sample Index, EXG Channel 0, Timestamp (Formatted)\n"
        "17.0, -8123.4, 2026-11-21 14:00:00.017\n"
    )
    rate, names, rows = read_odf("tiny.txt")
    print(rate, names[1], rows[0][1])
