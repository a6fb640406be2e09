"""Turn slides: channel 1 (left arm) back, channel 2 (right arm) next."""
# Needs muscle_switch.py in the same folder and: python -m pip install pyautogui
import pyautogui

from muscle_switch import parse_arguments, switches

pyautogui.PAUSE = 0  # no wait after each key

KEYS = {1: "left", 2: "right"}

arguments = parse_arguments(__doc__, channels=2)
for _, presses in switches(arguments):
    for channel in presses:
        pyautogui.press(KEYS[channel])
        print(KEYS[channel], flush=True)
