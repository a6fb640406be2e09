/** Threads that no page answers, and why. */
import type { UnansweredThread } from './types';

export const unansweredThreads: readonly UnansweredThread[] = [
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/837',
    asks: 'Channels 9 to 16 are flat over the WiFi Shield.',
    reason: 'A fault of GUI 5.0.0-beta.0, since corrected.',
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/529',
    asks: 'pylsl fails on the stream of GUI 4.1.2 with a TypeError.',
    reason: 'Belongs to one library version on one system; nobody could repeat it.',
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/148',
    asks: "The stream's source id is empty.",
    reason: 'A fault of the GUI that version 2.2.1 corrected.',
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/943',
    asks: 'LSL refuses the pulse data: buffer elements and channel count differ.',
    reason: 'A fault of GUI 5.0.2, since corrected.',
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/196',
    asks: 'No stream from a Ganglion with firmware under development.',
    reason: 'Both sides were unreleased.',
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/282',
    asks: 'Eight channels are shown after sixteen were chosen.',
    reason: 'A fault of GUI 3.1, since corrected.',
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_WIFI/issues/77',
    asks: 'ECONNREFUSED 127.0.0.1:80 with a WiFi Shield in GUI 3.2.',
    reason: 'Not answered in the thread; that GUI and the shield are retired.',
  },
  {
    origin: 'https://github.com/sccn/labstreaminglayer/issues/131',
    asks: 'Time stamps of LSL jump backwards and forwards.',
    reason: "Another maker's amplifier; open.",
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/593',
    asks: 'The start button of the Networking widget does not work.',
    reason: 'A fault of GUI 4.1.5, since corrected.',
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/419',
    asks: 'A blob stands in the Time Series at a window of 7 seconds.',
    reason: 'A fault of GUI 4.0.3, since corrected.',
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/247',
    asks: 'The left side of the Time Series is distorted.',
    reason: 'A fault of GUI 3.0, since corrected.',
  },
  {
    origin: 'https://github.com/brainflow-dev/brainflow/issues/531',
    asks: 'A Muse is found and the session fails.',
    reason: "Another maker's device.",
  },
  {
    origin: 'https://github.com/ChrisVeigl/BrainBay/issues/41',
    asks: 'A Muse S connects in Python and not in BrainBay.',
    reason: "Another maker's device.",
  },
  {
    origin: 'https://github.com/brainflow-dev/brainflow/issues/341',
    asks: 'The sampling interval of a Neurosity Crown.',
    reason: "Another maker's device.",
  },
  {
    origin: 'https://github.com/NeuroTechX/EEG-ExPy/issues/131',
    asks: 'The sampling interval of a Neurosity Crown in EEG-ExPy.',
    reason: "Another maker's device.",
  },
  {
    origin: 'https://github.com/brainflow-dev/brainflow/issues/623',
    asks: "BrainFlow's sample for Unity ends in GENERAL_ERROR on a Mac.",
    reason: 'Its developer could not reproduce it, and the thread names no cause.',
  },
  {
    origin:
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/1539134/ads1299eegfe-pdk-there-is-no-signal-when-the-electrode-attached-to-skin-with-ads1299',
    asks: 'An own circuit reacts to tapping, but not to electrodes on the skin.',
    reason: 'No cause was established in the thread.',
  },
  {
    origin: 'https://github.com/pieeg-club/PiEEG/issues/5',
    asks: 'Which part broke when two pins of the SPI were shorted.',
    reason: "Another maker's board; no part was found.",
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/529',
    asks: "pylsl: 'list' object is not callable, with a stream of GUI 4.1.2 on Linux.",
    reason: 'No cause was established; the name of the stream came out damaged.',
  },
  {
    origin: 'https://github.com/mne-tools/mne-python/issues/6584',
    asks: 'An EDF file whose values are 1000 times too large in MNE.',
    reason: 'The file names the wrong unit in its own header and is of another device.',
  },
  {
    origin: 'https://github.com/sccn/eeglab/issues/347',
    asks: "EEGLAB's BIOSIG reads a wrong rate from an EDF file with annotations.",
    reason: "A fault of the plugin; whether the GUI's BDF files meet it was not tried.",
  },
  {
    origin: 'https://github.com/holgern/pyedflib/issues/88',
    asks: 'pyedflib does not open a BDF file on Windows.',
    reason: "It was a backslash in the path; the GUI's files were not tried with this package.",
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/349',
    asks: 'Pulses on all channels of GUI 3.3.1 while Head Plot is drawn.',
    reason: 'No cause was established, and the version is of 2018.',
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/97',
    asks: 'Debug text at D11 and D12 that ends after ten packets.',
    reason: 'The thread has no answer; the page says how to turn the text on, not why it ends.',
  },
  {
    origin: 'http://www.biosemi.com/faq/make_headcap.htm',
    asks: 'Holders for electrodes in a cap that one makes oneself.',
    reason: 'The site says which caps and electrodes fit, and not how to make a cap.',
  },
  {
    origin:
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/414404/how-do-i-resolve-the-tension-between-minimizing-stray-capacitance-and-shielding-sensitive-nodes-for-ads1291-1292',
    asks: 'Ground or a guard ring beside the traces of the inputs.',
    reason: 'Layout of a board of one’s own; the answer in the thread is a weighing and no rule.',
  },
  {
    origin:
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/973164/ads1299-about-the-noise-problem-of-ads1299?keymatch=SN74AHC1G126&tisearch=e2e-sitesearch',
    asks: 'Spikes at 9.76 Hz with four chips and 10 kΩ at the inputs.',
    reason: 'No cause is known.',
  },
  {
    origin: 'https://github.com/NeuroTechX/EEG-ExPy/issues/112',
    asks: 'EEG-ExPy counts events, and then finds none in its table.',
    reason: 'It was a headset of another maker; the thread ends without a cause.',
  },
  {
    origin: 'https://www.noisebridge.net/pipermail/neuro/2009-March/000350.html',
    asks: 'Home-made active electrodes that swing at about 0.02 Hz.',
    reason: 'Its builders never found the cause; it belongs to their circuit.',
  },
  {
    origin:
      'https://electronics.stackexchange.com/questions/370164/homemade-eeg-circuit-common-mode-feedback',
    asks: 'The signal of a muscle taken off the EEG before the amplifier.',
    reason: 'A circuit of its own; we know of no trial that shows what it gains.',
  },
  {
    origin: 'https://github.com/labstreaminglayer/liblsl-rust/issues/4',
    asks: "Rust does not find LSL's library on Fedora.",
    reason: "A folder's name in one package of another project.",
  },
  {
    origin: 'https://github.com/labstreaminglayer/LSL4Unity/issues/34',
    asks: 'Unity stands still when it sends a marker.',
    reason: 'Not answered in the thread; the cause is unknown.',
  },
  {
    origin: 'https://github.com/noble/noble/issues/694',
    asks: 'noble does not say that its Bluetooth stick was pulled out.',
    reason: 'Open since 2017 in a library that this site advises against.',
  },
  {
    origin: 'https://github.com/deviceplug/btleplug/issues/165',
    asks: 'btleplug passes no notifications on Linux.',
    reason: 'A development version of 2021; the developers could not repeat it.',
  },
  {
    origin: 'https://github.com/simpleble/simpleble/issues/354',
    asks: 'SimpleBLE reports a path without the interface GattService1.',
    reason: 'Loudspeakers with classic Bluetooth; an old version.',
  },
  {
    origin: 'https://forum.arduino.cc/t/can-arduino-nano-ble-33-sense-run-2-tinyml/1272929',
    asks: 'Two trained models for muscles at once on an Arduino Nano 33.',
    reason: 'Depends on the models and on a board of another maker.',
  },
  {
    origin: 'https://github.com/MSKazemi/yazses/issues/140',
    asks: 'How often a muscle switch is released by mistake in a working day.',
    reason: 'Nobody has published such a number for these boards.',
  },
  {
    origin: 'https://github.com/mne-tools/mne-python/issues/6014',
    asks: 'Only the first of three eye channels is used to find bad components.',
    reason: 'A fault of one function of another program, discussed by its makers.',
  },
  {
    origin: 'https://github.com/hbldh/bleak/issues/332',
    asks: 'bleak finds no services on a Raspberry Pi 3B+ and 4.',
    reason: 'Another library and the Bluetooth service of 2020; BrainFlow does not use bleak.',
  },
  {
    origin: 'http://openvibe.inria.fr/forum/viewtopic.php?f=17&t=10206',
    asks: 'A threshold in OpenViBE that follows the mean and spread of each baseline.',
    reason: 'How its boxes join a signal with single numbers was in no source that could be opened.',
  },
  {
    origin: 'https://github.com/alexandrebarachant/muse-lsl/issues/44',
    asks: 'The viewer of muse-lsl stops while it draws.',
    reason: 'A program for another headset, whose makers found no cause.',
  },
  {
    origin: 'https://github.com/sccn/eeglab/issues/710',
    asks: 'EEGLAB stops in edfannot2evt with an EDF file of an Enobio.',
    reason: 'The file of another maker was broken.',
  },
  {
    origin: 'https://github.com/sccn/eeglab/issues/246',
    asks: 'EEGLAB exports EDF with wrong limits of the channels.',
    reason: 'A fault of another program, discussed by its makers.',
  },
  {
    origin: 'https://github.com/OpenBCI/OpenBCI_GUI/issues/554',
    asks: 'A Ganglion shows large double spikes about once a minute.',
    reason: 'Known from two pictures alone, taken with GUI 4; no cause was found.',
  },
  {
    origin: 'https://github.com/sparkfun/AD8232_Heart_Rate_Monitor/issues/36',
    asks: 'An AD8232 on a Raspberry Pi Pico reports its electrodes as loose.',
    reason: 'Wiring and a program for boards of other makers.',
  },
];
