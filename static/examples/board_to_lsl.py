import argparse
import time
from brainflow.board_shim import BoardIds, BoardShim, BrainFlowInputParams
from pylsl import StreamInfo, StreamOutlet, local_clock

parser = argparse.ArgumentParser()
parser.add_argument("port", nargs="?", default="", help="COM3, /dev/cu.usbserial-..., /dev/ttyUSB0")
kind = parser.add_mutually_exclusive_group()
kind.add_argument("--daisy", action="store_true")
kind.add_argument("--ganglion", action="store_true", help="found by Bluetooth, without a port")
args = parser.parse_args()
if not args.port and not args.ganglion:
    parser.error("name the dongle's port, such as COM3, or say --ganglion")

name, board_id = "Cyton", BoardIds.CYTON_BOARD
if args.daisy:
    board_id = BoardIds.CYTON_DAISY_BOARD
if args.ganglion:
    name, board_id = "Ganglion", BoardIds.GANGLION_NATIVE_BOARD
eeg = BoardShim.get_eeg_channels(board_id)
rate = BoardShim.get_sampling_rate(board_id)
clock_row = BoardShim.get_timestamp_channel(board_id)

info = StreamInfo(name, "EEG", len(eeg), rate, "float32", f"{name.lower()}-{args.port}")
channels = info.desc().append_child("channels")
for number in range(1, len(eeg) + 1):
    channel = channels.append_child("channel")
    channel.append_child_value("label", f"CH{number}")
    channel.append_child_value("unit", "microvolts")
    channel.append_child_value("type", "EEG")
outlet = StreamOutlet(info)

params = BrainFlowInputParams()
params.serial_port = args.port
if args.ganglion:
    params.other_info = "fw:auto"  # otherwise BrainFlow 5.21 and later assume firmware 3
board = BoardShim(board_id, params)
board.prepare_session()
board.start_stream()
to_lsl = local_clock() - time.time()  # BrainFlow uses Unix time
try:
    while True:
        data = board.get_board_data()
        if data.shape[1]:
            outlet.push_chunk(data[eeg].T.tolist(), data[clock_row][-1] + to_lsl)
        time.sleep(0.02)
finally:
    board.release_session()
