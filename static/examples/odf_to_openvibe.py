import csv
from pathlib import Path

BLOCK = 32  # samples that OpenViBE hands on at once

def convert(source, target):
    lines = Path(source).read_text(encoding="utf-8").splitlines()
    rate = next(line for line in lines if line.startswith("%Sample Rate")).split()[-2]
    table = (line for line in lines if not line.startswith("%"))
    names, *rows = csv.reader(table, skipinitialspace=True)
    signals = [i for i, name in enumerate(names) if name.startswith("EXG")]
    channels = [f"CH{n}" for n in range(1, len(signals) + 1)]
    with open(target, "w", newline="", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow([f"Time:{rate}Hz", "Epoch", *channels,
                      "Event Id", "Event Date", "Event Duration"])
        for n, row in enumerate(rows):
            values = [row[i] for i in signals]
            out.writerow([f"{n / int(rate):.6f}", n // BLOCK, *values, "", "", ""])

if __name__ == "__main__":
    Path("tiny.txt").write_text(
        "%OpenBCI Raw EXG Data\n%Number of channels = 2\n%Sample Rate = 250 Hz\n"
        "%Board = OpenBCI_GUI$BoardCytonSerial\n"
        "Sample Index, EXG Channel 0, EXG Channel 1, Timestamp (Formatted)\n"
        "17.0, -8123.4, 512.0, 2026-11-21 14:00:00.017\n"
    )
    convert("tiny.txt", "tiny.csv")
    print(Path("tiny.csv").read_text())
