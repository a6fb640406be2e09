import struct

def read_osc(packet):
    # Address and arguments of a message with floats (f) and whole numbers (i).
    def text(at):
        end = packet.index(b"\0", at)
        return packet[at:end].decode(), end + 4 - end % 4
    address, at = text(0)
    types, at = text(at)
    return address, struct.unpack_from("!" + types[1:], packet, at)

if __name__ == "__main__":
    focus = bytes.fromhex(
        "2f6f70656e6263692f666f6375730000"  # /openbci/focus, two zeros
        "2c690000"                          # ,i and two zeros
        "00000001"                          # 1
    )
    emg = b"/openbci/emg/0\0\0,f\0\0" + struct.pack("!f", 0.5)
    print(read_osc(focus), read_osc(emg))
