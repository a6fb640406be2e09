"""Jump with a forearm: every press is the space bar."""
# Needs muscle_switch.py in the same folder and: python -m pip install pyautogui
import pyautogui

from muscle_switch import parse_arguments, switches

pyautogui.PAUSE = 0  # no wait after each key

arguments = parse_arguments(__doc__, channels=1)
for _, presses in switches(arguments):
    if presses:
        pyautogui.press("space")
        print("jump", flush=True)
