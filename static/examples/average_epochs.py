"""Averages the EEG around each stimulus, by category, from a recording of the OpenBCI GUI (5.2.2, 6.0.0).

Cyton in analog mode, 8 channels, light sensor on D12 (A6), button on D13 (A7). Standard library only:

    python average_epochs.py OpenBCI-RAW-2026-01-01_12-00-00.txt stimuli.csv --channel 8
"""

import argparse
import csv
import sys

RATE_HZ = 250
# With SRB2 on, the default, a Cyton records reference minus electrode. This turns it into electrode
# minus reference, so that a positive brain wave comes out positive. Set it to 1 for channels whose
# SRB2 is off (top pin minus bottom pin).
POLARITY = -1
BEFORE, AFTER = 50, 200  # samples: 0.2 s before, 0.8 s after
FIRST_EXG, LIGHT, BUTTON = 1, 20, 21  # columns of the file, from 0
REJECT_UV = 100  # an epoch with a larger swing holds a blink or a movement
LATE_S = 0.1  # how far a flash may lie from where the list of stimuli expects it


def read_columns(path, channel):
    """EEG (µV, electrode minus reference), light and button of each sample."""
    rows = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            cells = line.split(",")
            if line.startswith("%") or not cells[0].strip().replace(".", "").isdigit():
                continue
            eeg, light, button = (float(cells[i]) for i in (FIRST_EXG + channel - 1, LIGHT, BUTTON))
            rows.append([POLARITY * eeg, light, button])
    if not rows:
        sys.exit(f"{path} holds no samples. Give the GUI's OpenBCI-RAW file of a Cyton.")
    return [list(column) for column in zip(*rows)]


def moving_mean(values, width):
    """Mean of `width` samples around each one; fewer at both ends."""
    sums = [0.0]
    for value in values:
        sums.append(sums[-1] + value)
    means = []
    for i in range(len(values)):
        start, end = max(0, i - width // 2), min(len(values), i - width // 2 + width)
        means.append((sums[end] - sums[start]) / (end - start))
    return means


def clean(eeg, mains_hz):
    """Takes out the mains (a mean over one of its periods) and whatever is slower than some seconds."""
    calm = moving_mean(eeg, round(RATE_HZ / mains_hz))
    return [value - slow for value, slow in zip(calm, moving_mean(calm, 2 * RATE_HZ))]


def rising_edges(values, gap):
    """Samples where a value passes the middle upwards, at least `gap` samples apart."""
    middle = (min(values) + max(values)) / 2
    edges = []
    for i in range(1, len(values)):
        if values[i - 1] < middle <= values[i] and (not edges or i - edges[-1] >= gap):
            edges.append(i)
    return edges


def find_onsets(flashes, times):
    """The flash (a sample) of each stimulus, None where there is none.

    The desktop before and after the pictures flashes as well. So each flash is tried as the first
    stimulus, and the one that explains most of the others wins.
    """
    best = [None] * len(times)
    for first in flashes[:50]:
        onsets = []
        for shown in times:
            expected = first + (shown - times[0]) * RATE_HZ
            nearest = min(flashes, key=lambda flash: abs(flash - expected))
            onsets.append(nearest if abs(nearest - expected) <= LATE_S * RATE_HZ else None)
        if onsets.count(None) < best.count(None):
            best = onsets
    return best


def cut(eeg, at):
    """One epoch, its mean before the stimulus taken away; None where it does not fit or swings."""
    if at < BEFORE or at + AFTER > len(eeg):
        return None
    part = eeg[at - BEFORE : at + AFTER]
    base = sum(part[:BEFORE]) / BEFORE
    part = [value - base for value in part]
    return part if max(part) - min(part) <= REJECT_UV else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("recording")
    parser.add_argument("stimuli")
    parser.add_argument("--channel", type=int, required=True, choices=range(1, 9), help="that of Pz or Cz")
    parser.add_argument("--mains", type=int, choices=(50, 60), default=50, help="Hz")
    arguments = parser.parse_args()
    eeg, light, button = read_columns(arguments.recording, arguments.channel)
    eeg = clean(eeg, arguments.mains)
    with open(arguments.stimuli, encoding="utf-8") as file:
        stimuli = list(csv.DictReader(file))
    categories = [row["category"] for row in stimuli]
    onsets = find_onsets(rising_edges(light, gap=RATE_HZ // 2), [float(row["time_s"]) for row in stimuli])
    missing = onsets.count(None)
    if missing:
        print(f"Attention: {missing} of {len(onsets)} stimuli without a flash. Check the sensor.")
    presses = rising_edges(button, gap=RATE_HZ // 5)
    for name in ("target", "other"):
        shown = zip(onsets, categories)
        at = [onset for onset, category in shown if category == name and onset is not None]
        epochs = [epoch for epoch in (cut(eeg, onset) for onset in at) if epoch]
        answered = sum(any(0 < p - onset < RATE_HZ * 2 for p in presses) for onset in at)
        print(f"{name}: {len(epochs)} of {len(at)} epochs kept, button pressed in {answered}")
        if not epochs:
            continue
        mean = [sum(values) / len(epochs) for values in zip(*epochs)]
        late = range(BEFORE + RATE_HZ * 25 // 100, BEFORE + RATE_HZ * 50 // 100)
        peak = max(late, key=lambda i: mean[i])
        print(f"  largest from 250 to 500 ms: {mean[peak]:.1f} µV at {(peak - BEFORE) * 4} ms")


if __name__ == "__main__":
    main()
