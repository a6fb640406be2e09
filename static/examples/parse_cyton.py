GAIN = 24
MICROVOLTS_PER_COUNT = 4.5 / GAIN / (2**23 - 1) * 1e6
G_PER_COUNT = 0.002 / 16


def int24(data):
    return int.from_bytes(data, "big", signed=True)


def int16(data):
    return int.from_bytes(data, "big", signed=True)


def packets(stream):
    """Yield (sample_number, microvolts, stop_byte, aux, lost) for each packet in bytes."""
    position, last = 0, None
    while position + 33 <= len(stream):
        packet = stream[position : position + 33]
        if packet[0] != 0xA0 or packet[32] & 0xF0 != 0xC0:
            position += 1  # not a packet: try the next byte
            continue
        number = packet[1]
        lost = 0 if last is None else (number - last - 1) % 256
        channels = [
            int24(packet[2 + 3 * i : 5 + 3 * i]) * MICROVOLTS_PER_COUNT for i in range(8)
        ]
        yield number, channels, packet[32], packet[26:32], lost
        last = number
        position += 33


if __name__ == "__main__":
    import sys

    with open(sys.argv[1], "rb") as recording:
        for number, channels, stop, aux, lost in packets(recording.read()):
            text = " ".join(f"{value:10.2f}" for value in channels)
            print(f"{number:3d} {text}  0x{stop:02X}  lost {lost}")
            if stop == 0xC0 and any(aux):
                g = [int16(aux[i : i + 2]) * G_PER_COUNT for i in (0, 2, 4)]
                print("    acceleration in g:", g)
