"""A Cyton for tests that needs no board: it prints the name of a port, which your program opens.

    python3 fake_cyton.py          with a Daisy: python3 fake_cyton.py daisy

Linux and macOS, standard library only. From b to s it sends 250 packets a second; channel n is a
sine of 10 Hz and n x 10 µV. It answers v, V, d, c, C, ~, x...X and z...Z, and for the dongle 0xF0
with 0x00, 0x01 and 0x07. Ctrl+C ends it.
"""
import math
import os
import pty
import select
import sys
import time
import tty

RATE_HZ = 250
CHANNELS = "12345678QWERTYUI"
GAINS = [1, 2, 4, 6, 8, 12, 24]
RATES = [16000, 8000, 4000, 2000, 1000, 500, 250]
LENGTHS = {"x": 9, "z": 5, "~": 2, "\xf0": 2, "\xf0\x01": 3}
BANNER = "OpenBCI V3 8-16 channel\nOn Board ADS1299 Device ID: 0x3E\n"
DAISY = "On Daisy ADS1299 Device ID: 0x3E\n"
BANNER_END = "LIS3DH Device ID: 0x33\nFirmware: v3.1.2\n"


class FakeCyton:
    def __init__(self, write, has_daisy):
        self.write = write
        self.has_daisy = self.uses_daisy = has_daisy
        self.gains = [24] * 16
        self.rate = 250  # of ~; the dongle's stream has 250 all the same
        self.radio_channel = 20
        self.heard = ""
        self.sent = 0  # packets of this stream
        self.started_at = None  # None while it does not stream

    def answer(self, text):
        if self.started_at is None:
            self.write((text + "$$$").encode())

    def hear(self, character):
        self.heard += character
        if len(self.heard) < LENGTHS.get(self.heard[:2], LENGTHS.get(self.heard[0], 1)):
            return
        command, self.heard = self.heard, ""
        if command == "b":
            self.sent, self.started_at = 0, time.monotonic()
            if self.rate != 250:
                self.rate, self.gains = 250, [24] * 16
        elif command == "s":
            self.started_at = None
        elif command == "v":
            self.started_at, self.gains, self.uses_daisy = None, [24] * 16, self.has_daisy
            self.answer(BANNER + DAISY * self.has_daisy + BANNER_END)
        elif command == "d":
            self.gains = [24] * 16
            self.answer("updating channel settings to default")
        elif command == "c" and self.uses_daisy:
            self.uses_daisy = False
            self.answer("daisy removed")
        elif command == "C":
            if self.has_daisy:
                self.answer("16" if self.uses_daisy else "daisy attached16")
            else:
                self.answer("no daisy to attach!8")
            self.uses_daisy = self.has_daisy
        elif command == "V":
            self.answer("v3.1.5")
        elif command[0] == "\xf0":
            self.hear_dongle(*command[1:].encode("latin-1"))
        elif command[0] == "~" and command[1] in "0123456~":
            if command[1] != "~":
                self.rate, self.gains = RATES[int(command[1])], [24] * 16
            self.answer(f"Success: Sample rate is {self.rate}Hz")
        elif len(command) > 1 and command[-1] == command[0].upper() and command[1] in CHANNELS:
            channel = CHANNELS.index(command[1])
            if command[0] == "x" and command[3] in "0123456":
                self.gains[channel] = GAINS[int(command[3])]
            name = "Channel" if command[0] == "x" else "Lead off"
            self.answer(f"Success: {name} set for {channel + 1}")

    def hear_dongle(self, code, channel=None):
        if code == 7:
            self.write(b"Success: System is Up$$$")
        elif code in (0, 1):
            self.radio_channel = self.radio_channel if channel is None else channel
            text = f"Success: Host and Device on Channel number: {self.radio_channel}"
            self.write(text.encode() + bytes([self.radio_channel]) + b"$$$")

    def packet(self):
        swing = math.sin(2 * math.pi * 10 * self.sent / RATE_HZ)
        first = 0
        if self.uses_daisy:  # boards take turns, and send means of two samples
            swing = (swing + math.sin(2 * math.pi * 10 * (self.sent - 1) / RATE_HZ)) / 2
            first = 8 if self.sent % 2 == 0 else 0
        packet = bytes([0xA0, self.sent % 256])
        for channel in range(first, first + 8):
            counts = round(10 * (channel + 1) * swing * self.gains[channel] * (2**23 - 1) / 4.5e6)
            packet += counts.to_bytes(3, "big", signed=True)
        return packet + bytes([0, 0, 0, 0, 0x1F, 0x40, 0xC0])  # 1 g on Z

    def stream(self):
        while self.started_at is not None:
            if time.monotonic() < self.started_at + self.sent / RATE_HZ:
                return
            self.write(self.packet())
            self.sent += 1


def main():
    board_end, computer_end = pty.openpty()
    tty.setraw(computer_end)
    os.set_blocking(board_end, False)

    def write(data):
        try:
            os.write(board_end, data)
        except BlockingIOError:
            pass  # nobody reads: lost, as on the radio

    board = FakeCyton(write, "daisy" in sys.argv)
    print(os.ttyname(computer_end), flush=True)
    while True:
        if select.select([board_end], [], [], 0.5 / RATE_HZ)[0]:
            for byte in os.read(board_end, 1024):
                board.hear(chr(byte))
        board.stream()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
