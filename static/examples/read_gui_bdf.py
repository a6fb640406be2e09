from pathlib import Path

def read_gui_bdf(path):
    """Labels and samples of a BDF file of GUI 5 or 6; EEG samples in µV."""
    data = Path(path).read_bytes()
    count = int(data[252:256])
    records = int(data[236:244])
    labels = [data[256 + 16 * i : 272 + 16 * i].decode("ascii").strip() for i in range(count)]
    at = 256 + 216 * count  # where the numbers of samples per record stand
    sizes = [int(data[at + 8 * i : at + 8 * i + 8]) for i in range(count)]
    samples = [[] for _ in labels]
    at = 256 * (count + 1)
    for _ in range(records):
        for signal, size in zip(samples, sizes):
            for i in range(at, at + 3 * size, 3):
                signal.append(int.from_bytes(data[i : i + 3], "little", signed=True))
            at += 3 * size
    return labels, samples

if __name__ == "__main__":
    header = b"\xffBIOSEMI".ljust(236) + b"1       1       " + b"1   "
    signal = b"EEG 1".ljust(16) + b" " * 200 + b"2       " + b" " * 32
    counts = [-50, 120]  # what the GUI writes for -50 and 120 µV
    Path("tiny.bdf").write_bytes(
        header + signal + b"".join(n.to_bytes(3, "little", signed=True) for n in counts)
    )
    print(read_gui_bdf("tiny.bdf"))
