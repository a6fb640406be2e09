import argparse
import time

import pyautogui
from brainflow.board_shim import BoardShim, BrainFlowInputParams
from brainflow.data_filter import DataFilter, DetrendOperations, FilterTypes, NoiseTypes

from muscle_switch import MuscleSwitch

parser = argparse.ArgumentParser()
parser.add_argument("--serial-port", default="")  # COM3, /dev/ttyUSB0, /dev/cu.usbserial-…
# 0 Cyton, 1 Ganglion with its dongle, 46 Ganglion with built-in Bluetooth, -1 synthetic
parser.add_argument("--board-id", type=int, default=0)
arguments = parser.parse_args()

params = BrainFlowInputParams()
params.serial_port = arguments.serial_port
if arguments.board_id == 1:
    params.other_info = "fw:auto"  # or BrainFlow 5.21 and later do not open the dongle
board = BoardShim(arguments.board_id, params)
rate = BoardShim.get_sampling_rate(arguments.board_id)
channel = BoardShim.get_exg_channels(arguments.board_id)[0]
board.prepare_session()
if arguments.board_id == 0:
    board.config_board("c")  # with a Daisy, every second row would be its channel 9
    board.config_board("2345678")  # channels 2 to 8 off: they have no electrodes
    board.config_board("x1060100X")  # channel 1: gain 24, bias on, SRB2 off


def strength():
    """Mean absolute EMG of the last 0.1 s in µV, filtered over one second."""
    data = board.get_current_board_data(rate)[channel].copy()
    if len(data) < rate:
        return 0.0
    DataFilter.detrend(data, DetrendOperations.CONSTANT.value)
    DataFilter.perform_highpass(data, rate, 20.0, 2, FilterTypes.BUTTERWORTH.value, 0)
    DataFilter.remove_environmental_noise(data, rate, NoiseTypes.FIFTY_AND_SIXTY.value)
    return float(abs(data[-rate // 10 :]).mean())


def loudest(prompt, seconds):
    print(prompt, flush=True)
    until = time.monotonic() + seconds
    values = []
    while time.monotonic() < until:
        values.append(strength())
        time.sleep(0.02)
    return sorted(values)[len(values) * 8 // 10]


try:
    board.start_stream()
    time.sleep(1.5)
    rest = loudest("Relax for 3 s", 3)
    full = loudest("Clench for 3 s", 3)
    print(f"rest {rest:.0f} µV, clenched {full:.0f} µV. Click into the game.")
    muscle = MuscleSwitch()
    while True:
        level = (strength() - rest) / max(full - rest, 1.0)
        if muscle.update(level, time.monotonic()):
            pyautogui.press("space")
        time.sleep(0.01)
except KeyboardInterrupt:
    pass
finally:
    board.release_session()  # stops the stream, too
