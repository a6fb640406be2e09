"""Muscles as switches, from the EMG stream of the OpenBCI GUI (tested against GUI 6.0.0's messages).

Python 3.9 or newer, standard library only. In the GUI: Networking widget, UDP, data type EMG,
127.0.0.1, port 12345, Start. Run this file alone to see levels and presses:

    python muscle_switch.py --channels 2
"""

import argparse
import json
import signal
import socket
import sys
import time

SILENT_AFTER_S = 5


class MuscleSwitch:
    """Two thresholds (hysteresis) and a time that a level must last (debounce)."""

    def __init__(self, on=0.5, off=0.3, debounce_s=0.05):
        if off > on:
            raise ValueError(f"off ({off}) is above on ({on}); make off the smaller one")
        self.on, self.off, self.debounce_s = on, off, debounce_s
        self.is_on = False
        self.crossed_at = None

    def update(self, level, now):
        """Takes the level at a time in seconds; True in the moment the switch closes."""
        is_beyond = level <= self.off if self.is_on else level >= self.on
        if not is_beyond:
            self.crossed_at = None
            return False
        if self.crossed_at is None:
            self.crossed_at = now
        if now - self.crossed_at < self.debounce_s - 1e-9:
            return False
        self.is_on = not self.is_on
        self.crossed_at = None
        return self.is_on


def parse_arguments(description, channels):
    """Options that every project takes."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--address", default="127.0.0.1", help="0.0.0.0: from other computers, too")
    parser.add_argument("--port", type=int, default=12345, help="UDP port set in the GUI")
    parser.add_argument("--channels", type=int, default=channels, help="muscles, from channel 1")
    parser.add_argument("--on", type=float, default=0.5, help="level (0 to 1) that closes")
    parser.add_argument("--off", type=float, default=0.3, help="level that opens again")
    parser.add_argument("--debounce", type=float, default=0.05, help="seconds a level must last")
    return parser.parse_args()


def packets(arguments):
    """Yields (type, data) of each packet of the GUI, such as ("emg", [0.12, 0.87])."""
    address, port = arguments.address, arguments.port
    receiver = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        receiver.bind((address, port))
    except OSError as error:
        sys.exit(f"UDP port {port} is taken ({error}). Close the other program, or use --port.")
    receiver.settimeout(SILENT_AFTER_S)
    signal.signal(signal.SIGINT, lambda *_: sys.exit("Ended."))
    print(f"Listening on {address}:{port}. Ctrl+C ends.", flush=True)
    while True:
        try:
            message = json.loads(receiver.recvfrom(65535)[0])
            kind, data = message["type"], message["data"]
        except socket.timeout:
            print("No packets. In the GUI: data stream running? Networking: UDP, Start?", flush=True)
            continue
        except (ValueError, KeyError, TypeError):
            print("A packet that is not the GUI's was ignored.", flush=True)
            continue
        yield kind, data


def switches(arguments):
    """Yields (switches, presses) for each EMG packet; `presses` lists channels, from 1."""
    muscles = [
        MuscleSwitch(arguments.on, arguments.off, arguments.debounce)
        for _ in range(arguments.channels)
    ]
    for kind, levels in packets(arguments):
        if kind != "emg":
            print(f'The GUI sends "{kind}". Set the data type to EMG.', flush=True)
            continue
        now = time.monotonic()
        yield muscles, [
            channel
            for channel, (muscle, level) in enumerate(zip(muscles, levels), start=1)
            if muscle.update(level, now)
        ]


def main():
    arguments = parse_arguments(__doc__.splitlines()[0], channels=1)
    for _, presses in switches(arguments):
        for channel in presses:
            print(f"press on channel {channel}", flush=True)


if __name__ == "__main__":
    main()
