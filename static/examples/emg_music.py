"""Pause and continue music: every press is the play/pause key."""
# Needs muscle_switch.py in the same folder and: python -m pip install pyautogui
import pyautogui

from muscle_switch import parse_arguments, switches

pyautogui.PAUSE = 0  # no wait after each key

# The media key, on Windows only. On macOS and Linux take "k" (YouTube) or "space" (most players).
KEY = "playpause"

arguments = parse_arguments(__doc__, channels=1)
for _, presses in switches(arguments):
    if presses:
        pyautogui.press(KEY)
        print("play or pause", flush=True)
