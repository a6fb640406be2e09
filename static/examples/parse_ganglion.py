MICROVOLTS_PER_COUNT = 1.2e6 / (8388607 * 1.5 * 51)
G_PER_COUNT = 0.016


def values(packet, bits):
    """Eight signed numbers of 18 or 19 bits each; bit 0 of a number is its sign."""
    field = int.from_bytes(packet[1:20], "big")
    result = []
    for i in range(8):
        raw = field >> (152 - (i + 1) * bits) & (1 << bits) - 1
        result.append(raw - 1 - (1 << bits) if raw & 1 else raw)
    return result


class Stream:
    """Samples of four channels in counts, from packets in the order of their arrival."""

    def __init__(self, firmware):
        self.firmware = firmware  # 2 (also for 1) or 3
        self.number = None  # of the newest data packet
        self.last = None  # the newest sample; None while its level is unknown
        self.lost = 0  # packets missing before the newest one

    def feed(self, packet):
        kind = packet[0]
        if kind > (200 if self.firmware == 2 else 199):
            return []  # impedance or text
        if self.firmware == 3:
            number, bits, length = kind % 100, 18 if kind < 100 else 19, 100
        else:
            number, bits, length = (kind if kind <= 100 else kind - 100), 18 if kind <= 100 else 19, 101
        if self.firmware == 3 and self.number is None and kind == 99:
            return []  # the stray first packet of 3.0.1 and 3.0.2
        self.lost = 0 if self.number is None else (number - self.number - 1) % length
        self.number = number

        if self.firmware == 3:  # the upper bits of each sample
            upper = [value << 24 - bits for value in values(packet, bits)]
            return [upper[:4], upper[4:]]
        if kind == 0:  # firmware 2: a whole sample
            self.last = [
                int.from_bytes(packet[i : i + 3], "big", signed=True) for i in (1, 4, 7, 10)
            ]
            return [self.last]
        if self.last is None or self.lost:
            self.last = None
            return []  # wait for the next whole sample
        deltas = values(packet, bits)
        first = [old - delta for old, delta in zip(self.last, deltas[:4])]
        self.last = [old - delta for old, delta in zip(first, deltas[4:])]
        return [first, self.last]


def acceleration(packet):
    """Axis and value in g, or None. For 18-bit packets only."""
    axis = {1: "x", 2: "y", 3: "z"}.get(packet[0] % 10)
    return axis and (axis, int.from_bytes(packet[19:20], "big", signed=True) * G_PER_COUNT)


def show(firmware, *packets):
    stream = Stream(firmware)
    for text in packets:
        packet = bytes.fromhex(text)
        samples = stream.feed(packet)
        print(f"firmware {firmware}, ID {packet[0]}, lost {stream.lost}")
        for sample in samples:
            print(*(f"{count * MICROVOLTS_PER_COUNT:9.2f}" for count in sample))


show(
    3,
    "8C 00 14 DF FD 64 03 43 7F 97 90 02 9D FF AC 42 0A 37 BE B9",
    "2B 00 14 BF FA D0 0D 0B FC BD 00 29 BF F5 90 82 8B DF 5D C2",
)
print(acceleration(bytes.fromhex("2B" + "00" * 18 + "C2")))
show(
    2,
    "00 00 14 E4 FF EB 1C 00 D0 E5 FF 2F 1B 41 42 43 44 45 46 47",
    "65 01 4E 5F D6 3C 34 39 79 78 D0 14 E5 FD 63 C3 43 97 97 8D",
)
