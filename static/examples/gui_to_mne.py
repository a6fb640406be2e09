import mne
import numpy as np

FILE = "OpenBCI-RAW-2026-11-21_14-00-00.txt"
NAMES = ["Fp1", "Fp2", "C3", "C4", "P7", "P8", "O1", "O2"]  # where YOUR electrodes were
MARKER = 23  # column of the markers, from 0: Cyton 23, Daisy 31, Ganglion 14
SIGN = -1  # a Cyton or Daisy with its default SRB2 records reference minus electrode; Ganglion: 1

microvolts = SIGN * np.loadtxt(FILE, delimiter=",", skiprows=5, usecols=range(1, len(NAMES) + 1))
info = mne.create_info(NAMES, sfreq=250, ch_types="eeg")  # Daisy 125, Ganglion 200
raw = mne.io.RawArray(microvolts.T * 1e-6, info)
raw.set_montage("standard_1020")
raw.filter(1, 40)  # takes the large offset away as well

marks = np.loadtxt(FILE, delimiter=",", skiprows=5, usecols=MARKER)
at = np.flatnonzero(marks)
events = np.column_stack([at, np.zeros_like(at), marks[at]]).astype(int)
if len(at): raw.set_annotations(mne.annotations_from_events(events, raw.info["sfreq"]))  # the files keep no other events

raw.save("recording_raw.fif", overwrite=True)  # replaces the file of an earlier run
mne.export.export_raw("recording.edf", raw, overwrite=True)  # needs the package edfio (before MNE 1.7: EDFlib-Python)
raw.plot(block=True)  # without block the window closes as the program ends
