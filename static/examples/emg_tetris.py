"""Tetris without hands: tilt the head to move and drop, blink hard to turn.

In the GUI: Networking, UDP; stream 1 Accel/Aux, stream 2 EMG, both 127.0.0.1 port 12345.
The blink is taken from channel 1, or from channel N with --channels N.
Needs muscle_switch.py in the same folder and: python -m pip install pyautogui
"""

import math
import time

import pyautogui

from muscle_switch import MuscleSwitch, packets, parse_arguments

pyautogui.PAUSE = 0  # no wait after each key
TILT_ON, TILT_OFF = 0.6, 0.35  # shares of the tilt that you show while calibrating
REPEAT_S = 0.25  # a head that stays tilted keeps moving the piece
GET_READY_S = 2.0  # to move the head into a pose ...
POSE_S = 2.0  # ... and to hold it there


def newest(data):
    """x, y, z in g: GUI 6 sends a list of samples for each axis, GUI 5 the newest number."""
    return [axis[-1] if isinstance(axis, list) else axis for axis in data]


def read_pose(stream, name):
    """Mean acceleration (x, y, z in g) over some seconds of one pose."""
    print(f"{name}: hold it until the next line appears", flush=True)
    start = time.monotonic() + GET_READY_S
    until = start + POSE_S
    sums, count = [0.0, 0.0, 0.0], 0
    for kind, data in stream:
        if time.monotonic() < start:
            continue
        if kind == "accelerometer" and len(data) == 3 and data[0] != []:
            sums = [total + axis for total, axis in zip(sums, newest(data))]
            count += 1
        if time.monotonic() >= until and count:
            return [total / count for total in sums]


def share(now, rest, pose):
    """How far along from rest (0) to the shown pose (1) the head is, whatever way the board sits."""
    way = [b - a for a, b in zip(rest, pose)]
    length = math.sqrt(sum(part * part for part in way))
    if length < 0.15:
        raise SystemExit("That tilt was too small to tell from rest. Start again and tilt further.")
    return sum((n - a) * w for n, a, w in zip(now, rest, way)) / length**2


arguments = parse_arguments(__doc__.splitlines()[0], channels=1)
stream = packets(arguments)
rest = read_pose(stream, "Head upright and still")
left = read_pose(stream, "Head tilted to the LEFT shoulder")
forward = read_pose(stream, "Head tilted FORWARD")
share(rest, rest, left), share(rest, rest, forward)
print("Calibration done. Click into the game.", flush=True)

blink = MuscleSwitch(arguments.on, arguments.off, arguments.debounce)
tilts = {name: MuscleSwitch(TILT_ON, TILT_OFF, 0.05) for name in ("left", "right", "down")}
last = dict.fromkeys(tilts, 0.0)
for kind, data in stream:
    now = time.monotonic()
    if kind == "emg" and blink.update(data[arguments.channels - 1], now):
        pyautogui.press("up")
        print("up", flush=True)
    if kind == "accelerometer" and len(data) == 3 and data[0] != []:
        head = newest(data)
        sideways = share(head, rest, left)
        levels = {"left": sideways, "right": -sideways, "down": share(head, rest, forward)}
        for name, tilt in tilts.items():
            is_press = tilt.update(levels[name], now)
            if is_press or (tilt.is_on and now - last[name] >= REPEAT_S):
                pyautogui.press(name)
                last[name] = now
                print(name, flush=True)
