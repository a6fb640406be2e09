"""python radio_channel.py PORT          shows status and channel
python radio_channel.py PORT 11       moves dongle and board to channel 11
python radio_channel.py PORT scan     looks for a board that is on another channel"""
import re
import sys
import time
import serial  # pip install pyserial


def ask(port, *command):
    port.reset_input_buffer()
    port.write(bytes([0xF0, *command]))
    answer = port.read_until(b"$$$")
    return answer.replace(b"$$$", b"").decode("ascii", "replace")


with serial.Serial(sys.argv[1], 115200, timeout=2) as port:
    wish = sys.argv[2] if len(sys.argv) > 2 else None
    if wish == "scan":
        before = re.search(r"number: (\d+)", ask(port, 0x00))
        for channel in [*range(1, 26), 0]:  # the GUI leaves 0 out
            ask(port, 0x02, channel)  # the dongle stores each one
            time.sleep(0.5)  # the board polls the dongle every 48 ms
            if ask(port, 0x07).startswith("Success"):
                print("board found on channel", channel)
                break
        else:
            print("no board answers: is it switched on?")
            if before:
                print(ask(port, 0x02, int(before[1])))  # back to the old channel
    elif wish:
        channel = int(wish)
        if not 1 <= channel <= 25:
            sys.exit("channel must be 1 to 25")
        print(ask(port, 0x01, channel))
    else:
        print(ask(port, 0x07))
        print(ask(port, 0x00))
