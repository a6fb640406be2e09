"""Shows channel 1 of a Cyton in µV as it comes, and what the radio loses, until Ctrl+C.

    python3 cyton_live.py COM3

Linux: /dev/ttyUSB0, macOS: /dev/cu.usbserial-...
"""
import sys
import time
import serial  # pip install pyserial

SETTINGS = [b"~6"]  # firmware 3: 250 Hz. For channel 3 as a pair, add b"x3060100X"
MICROVOLTS_PER_COUNT = 4.5e6 / (2**23 - 1) / 24  # gain 24


def ask(port, command):
    port.reset_input_buffer()
    port.write(command)
    answer = port.read_until(b"$$$")
    if not answer.endswith(b"$$$"):
        sys.exit(f"No answer to {command!r}, only {answer!r}")
    return answer[:-3].decode("ascii", "replace")


def packets(port):
    """Each packet as soon as it is whole; half a packet waits for the rest."""
    held = bytearray()
    while True:
        held += port.read(port.in_waiting or 1)
        while len(held) >= 33:
            if held[0] == 0xA0 and held[32] & 0xF0 == 0xC0:
                yield bytes(held[:33])
                del held[:33]
            else:
                del held[0]


def main():
    with serial.Serial(sys.argv[1], 115200, timeout=3) as port:
        port.write(b"s")  # a stream may still run
        time.sleep(0.3)
        for command in [b"\xf0\x00", b"v", *SETTINGS]:  # the dongle's radio channel, reset
            print(ask(port, command))
        port.write(b"b")
        last = None
        try:
            for packet in packets(port):
                lost = 0 if last is None else (packet[1] - last - 1) % 256
                last = packet[1]
                counts = int.from_bytes(packet[2:5], "big", signed=True)
                print(f"{last:3} {counts * MICROVOLTS_PER_COUNT:10.2f} µV" + (f"  {lost} lost" if lost else ""))
        except KeyboardInterrupt:
            pass
        finally:
            port.write(b"s")


if __name__ == "__main__":
    main()
