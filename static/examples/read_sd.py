import csv
import sys

GAIN = 24
SCALE = 4.5 / GAIN / (2**23 - 1) * 1e6  # microvolts per count


def signed(digits):
    value, half = int(digits, 16), 1 << (4 * len(digits) - 1)
    return value - 2 * half if value >= half else value


def samples(path):
    """Yield (sample_number, microvolts, aux or None); skip stamps, footer and damage."""
    with open(path, encoding="latin-1") as file:
        for line in file:
            fields = line.strip("\0\n\r").split(",")
            if len(fields) not in (9, 12, 17, 20):
                continue
            channels = 16 if len(fields) > 12 else 8
            widths = [2] + [6] * channels + [4] * 3
            try:
                if any(len(f) != w for f, w in zip(fields, widths)):
                    continue
                numbers = [signed(f) for f in fields[1:]]
            except ValueError:
                continue
            aux = numbers[channels:] or None
            yield int(fields[0], 16), [n * SCALE for n in numbers[:channels]], aux


if __name__ == "__main__":
    writer = csv.writer(sys.stdout)
    for number, microvolts, aux in samples(sys.argv[1]):
        writer.writerow([number, *(f"{v:.3f}" for v in microvolts), *(aux or [])])
