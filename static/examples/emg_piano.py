"""Four fingers, four keys of an on-screen piano."""
# Needs muscle_switch.py in the same folder and: python -m pip install pyautogui
import pyautogui

from muscle_switch import parse_arguments, switches

pyautogui.PAUSE = 0  # no wait after each key

# Which key of the virtual piano plays G4, E4, D4, C4: look at the piano that you opened.
KEYS = {1: "g", 2: "e", 3: "d", 4: "c"}
# The index fingers' muscles are weaker than the little fingers'.
INDEX_FINGERS = (2, 3)
INDEX_ON, INDEX_OFF = 0.4, 0.25

arguments = parse_arguments(__doc__, channels=4)
for muscles, presses in switches(arguments):
    for channel in INDEX_FINGERS:
        muscles[channel - 1].on, muscles[channel - 1].off = INDEX_ON, INDEX_OFF
    for channel in presses:
        pyautogui.press(KEYS[channel])
        print(f"channel {channel}: {KEYS[channel]}", flush=True)
