"""Scroll with two forearms: channel 1 up, channel 2 down, for as long as they are tense."""
# Needs muscle_switch.py in the same folder and: python -m pip install pyautogui
import sys
import time

import pyautogui

from muscle_switch import parse_arguments, switches

pyautogui.PAUSE = 0  # no wait after each key

# A step of the wheel: Windows counts 120 to a notch; Linux counts notches, macOS lines.
CLICKS = 40 if sys.platform == "win32" else 1
STEP_S = 0.05

arguments = parse_arguments(__doc__, channels=2)
last = 0.0
for (up, down), _ in switches(arguments):
    now = time.monotonic()
    direction = int(up.is_on) - int(down.is_on)
    if direction and now - last >= STEP_S:
        pyautogui.scroll(direction * CLICKS)
        last = now
