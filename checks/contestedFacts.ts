/**
 * Facts on which pages once disagreed. Each is decided by a primary source, has one home, and may be contradicted nowhere.
 *
 * Who settles another one adds a row here: what holds, where it is said, and the wordings that deny it.
 */
import { CYTON_BATTERY_VOLTS } from '@site/src/data/cyton';
import type { Problem } from './problem';
import type { SourcePage } from '../scripts/sourcePages';

/** One fact, decided. */
export interface ContestedFact {
  topic: string;
  /** What holds, as a reader of a message understands it. */
  decision: string;
  /** The page and heading that say it, such as `/FAQ/Returns/#time-limits`; other pages link there. */
  home: string;
  /** What the home's page must say. */
  statement: RegExp;
  /** What decided: a file and its place, a datasheet's section. */
  source: string;
  /** Wordings that deny it; no page may have one. */
  denials: readonly RegExp[];
  /** Where else it is said, for readers who come there: the page, and the words that must stand on it. */
  copies?: readonly (readonly [route: string, words: string])[];
}

const cytonBattery = `${CYTON_BATTERY_VOLTS.least} V to ${CYTON_BATTERY_VOLTS.most} V`;

/** Every fact that was contested. */
export const contestedFacts: readonly ContestedFact[] = [
  {
    topic: 'voltage of a Cyton’s battery',
    decision: `${cytonBattery} (CYTON_BATTERY_VOLTS in src/data/cyton.ts)`,
    home: '/Cyton/CytonSpecs/#power',
    statement: new RegExp(`Use a battery of \\*\\*${cytonBattery}\\*\\*`),
    source: 'OpenBCI/Documentation, 02-Cyton.md, Power; the prints of the boards differ',
    denials: [],
    copies: [
      ['/Cyton/CytonSpecs/', `a battery of [${cytonBattery}](#power)`],
      ['/Cyton/CytonSpecs/', `stay within ${cytonBattery}`],
      ['/Cyton/CytonSpecs/', `of the battery's plug | ${cytonBattery} |`],
      ['/Cyton/CytonLanding/', `${cytonBattery}: [Power]`],
      ['/GettingStarted/Boards/CytonGS/', `The board needs ${cytonBattery}`],
      ['/FAQ/HardFAQ/', `A **Cyton** takes ${cytonBattery}`],
      ['/FAQ/HardFAQ/', `V to ${CYTON_BATTERY_VOLTS.most} V; a 9 V block suits a Ganglion only`],
    ],
  },
  {
    topic: 'batteries of a Ganglion with a WiFi Shield',
    decision: 'one for each, with EXT PWR OFF: EXT PWR reaches VDD alone, and not the analog supply VAA',
    home: '/Deprecated/WiFiShield/WiFiGS/#power-a-ganglion-with-shield',
    statement: /connect one battery to the shield and one to the Ganglion/,
    source:
      'OpenBCI_Wifi_Shield.kicad_pcb, SW4, P8 and P10; Ganglion_01.kicad_pcb, P3, P4 and U11; Ganglion_Hardware_Design_Files issue 3',
    denials: [/With one battery, set \*\*EXT PWR to ON\*\* and connect the battery to the shield/],
  },
  {
    topic: 'the print bed that a half of a Mark IV needs',
    decision:
      'small 185 × 119 mm, medium 204 × 128 mm, large 222 × 139 mm; on a square bed, turned by 45°, 172, 188 and 205 mm',
    home: '/AddOns/Headwear/MarkIV/#bed',
    statement: /\| Large {2}\| 222 × 139 mm {2}\| 205 mm/,
    source:
      'Ultracortex, Mark_IV/MarkIV-FINAL/STL_Directory, M4_Small, M4_Medium and M4_Large, Front and Back: measured in the files, on the cut side',
    denials: [/130 × 210 mm is the least/, /(178|180) mm[^.]{0,20}cannot take/],
  },
  {
    topic: 'what SYSTEM STATUS of the GUI answers, and where GET CHANNEL is',
    decision:
      'from GUI 5.0.2 on SYSTEM STATUS asks for the channel and answers "Success: Host and Device on Channel number: …"; no button is called GET CHANNEL any more',
    home: '/Cyton/CytonRadioChannel/#change',
    statement:
      /Press \*\*SYSTEM STATUS\*\*\. \*\*You should see\*\* `Success: Host and Device on Channel number:`/,
    source:
      'OpenBCI GUI v5.0.2 to v6.0.0-beta.1, ControlPanel.pde, createSystemStatusButton calls getChannel',
    denials: [/\*\*GET CHANNEL\*\*/, /SYSTEM STATUS\*{0,2}[^|`]{0,60}`Success: Cyton and Dongle are paired/],
  },
  {
    topic: 'how long the files of GanglionWithSD last',
    decision: 'about three times as long as their letters promise; "5 minutes" ends after 15',
    home: '/Ganglion/GanglionSDK/#sd',
    statement: /A file lasts three times as long as its letter promises/,
    source:
      'Ganglion firmware 3.0.2, GanglionWithSD/SD_Card_Stuff.ino: BLOCK_5MIN to BLOCK_24HR, writeDataToSDcard, writeCache',
    denials: [],
  },
  {
    topic: 'whether GanglionNoWifi compiles without OpenBCI_Wifi_Master_Library',
    decision: 'no: OpenBCI_Ganglion_Library.h includes its headers in any case',
    home: '/Ganglion/GanglionProgram/#wifi-master',
    statement: /`GanglionNoWifi` does not spare you that/,
    source: 'Ganglion firmware 3.0.2, OpenBCI_Ganglion_Library.h, lines 9 to 13',
    denials: [/or compile `GanglionNoWifi`/],
  },
  {
    topic: 'whether a product may contain BrainFlow',
    decision:
      'BrainFlow is MIT, but the SimpleBLE in it is GPL 3 from 5.15.0 on and Business Source License 1.1 from 5.22.0 on',
    home: '/FAQ/GenFAQ/#brainflow-licence',
    statement: /Business Source License 1\.1/,
    source: 'BrainFlow, tags 5.14.0 to 5.22.2, third_party/SimpleBLE/LICENSE.md',
    denials: [
      /licences, which all allow commercial use/,
      /BrainFlow are under the MIT licence, so you may use, change and sell them\./,
    ],
  },
  {
    topic: 'whether GUI 5.2.0 to 5.2.2 write a BrainFlow CSV',
    decision:
      'not in the first session after the start of the program; later under the name of the session before',
    home: '/Software/OpenBCISoftware/GUIRecordings/#brainflow-csv',
    statement: /the first session after the start of the program writes no BrainFlow CSV/,
    source:
      'OpenBCI GUI v5.2.2, BoardBrainflow.pde, initializeInternal and startStreaming; DataLogger.pde, onStartStreaming; DataWriterBF.pde, resetBrainFlowStreamer',
    denials: [
      /repaired this streamer on Windows/,
      /streamer on Windows[^.]{0,40}(may|might) (send|write) nothing/i,
    ],
  },
  {
    topic: 'what the BrainFlow files _0 and _1 of one session hold',
    decision:
      'since 5.2.0 a streamer stays until the session ends: in 6.0.0-beta.1 the file with the lowest number holds all streams, but an impedance check empties that of the last one',
    home: '/Software/OpenBCISoftware/GUIRecordings/#csv-numbers',
    statement: /the first file holds all streams of the session/,
    source:
      'OpenBCI GUI v6.0.0-beta.1, BoardBrainflow.pde, startStreaming; W_CytonImpedance.pde, toggleImpedanceOnElectrode; BoardGanglion.pde, setCheckingImpedance; BrainFlow 5.10.0, board.cpp; GUI issue 1254',
    denials: [],
  },
  {
    topic: 'whether mac_address chooses the Ganglion on the BLED112',
    decision:
      'no: the first board that advertises with "anglion" in its name is opened, whatever the address',
    home: '/ForDevelopers/SoftwareDevelopment/#which-ganglion',
    statement: /On the BLED112 nothing chooses the board, not even `mac_address`/,
    source:
      'BrainFlow, openbci/ganglion_bglib/callbacks.cpp, ble_evt_gap_scan_response; main.cpp, open_ganglion_mac_addr',
    denials: [/name yours: `params\.mac_address`/, /with its own `serial_port` and `mac_address`/],
  },
  {
    topic: 'whether ModemManager disturbs the dongles',
    decision: 'by its source it leaves both alone; suspect it only if fuser names it',
    home: '/Troubleshooting/FTDI_Fix_Linux/#vanishes',
    statement: /leaves both dongles alone/,
    source: 'ModemManager, src/mm-filter.c (maybe forbidden); 77-mm-usb-device-blacklist.rules (2458:0001)',
    denials: [/`ttyACM` devices such as the BLED112/, /or ModemManager holds it/],
  },
  {
    topic: 'how long a band pass rings in a raw recording',
    decision: 'an offset of 20 mV rings for 3 s with 1 to 45 Hz of order 4, not for one second',
    home: '/ForDevelopers/DataAnalysis/#ringing',
    statement: /needs 3 s until less than 10 µV/,
    source:
      'computed with SciPy, butter(4, [1, 45], "bandpass", fs=250) on a step; BrainFlow designs 4 of the low pass too',
    denials: [/filter settles (in|within) (the first|a) second/i],
  },
  {
    topic: "whether BrainFlow's row numbers begin at 0 or 1",
    decision: 'at 1 in MATLAB and Julia, at 0 elsewhere; R gets those from 0 and counts from 1',
    home: '/ForDevelopers/SoftwareDevelopment/#rows',
    statement: /In \*\*MATLAB and Julia\*\* the calls for rows have added 1 already/,
    source:
      'BrainFlow, matlab_package/brainflow/BoardShim.m and julia_package/brainflow/src/board_shim.jl (+ 1)',
    denials: [
      /get_eeg_channels\([^)]*\) \+ 1.{0,40}(MATLAB|Julia)/i,
      /(MATLAB|Julia).{0,60}add 1 to (the|each) row/i,
    ],
  },
  {
    topic: 'what a crash of the GUI leaves of a recording',
    decision: 'the text file up to its last moments; of BDF+ only temp.txt, without a header',
    home: '/Software/OpenBCISoftware/GUIRecordings/#crash',
    statement: /is not a BDF file until you press \*\*STOP SESSION\*\*/,
    source: 'OpenBCI GUI 41610b9, DataWriterODF.pde, DataWriterBDF.pde (tempWriterPrefix, closeFile)',
    denials: [/crash.{0,60}(whole|entire) recording is lost/i],
  },
  {
    topic: 'both mastoids as reference, afterwards',
    decision: 'half of the second mastoid is subtracted; all of it would change to that mastoid alone',
    home: '/GettingStarted/Biosensing-Setups/EEGSetup/#linked-afterwards',
    statement: /Subtract half of the channel of M2/,
    source: 'arithmetic; add_reference_channels and set_eeg_reference of MNE 1.3 on made data',
    denials: [/(linked|both) (ears|mastoids).{0,80}subtract (the whole|all of the|the) channel of (M2|A2)/i],
  },
  {
    topic: 'leads I to III with a Ganglion',
    decision: 'two channels with switches down and RA on REF; no Y cable, no Cyton',
    home: '/GettingStarted/Biosensing-Setups/ECGSetup/#five-lead-ganglion',
    statement: /Set switches 1 and 2 \*\*down\*\*[^]*\| RA \| `REF`/,
    source: 'OpenBCI/Documentation, 02-Ganglion.md: a switch that is down joins the - input to REF',
    denials: [
      /(three|Einthoven) leads.{0,40}(only|need|takes?).{0,20}Cyton/i,
      /Ganglion (cannot|can not).{0,40}(Einthoven|leads? I)/i,
    ],
  },
  {
    topic: 'name of the serial port on macOS',
    decision: 'programs open /dev/cu.…, never /dev/tty.…',
    home: '/Troubleshooting/FTDI_Fix_Mac/#check',
    statement: /Use `\/dev\/cu\.…`, not `\/dev\/tty\.…`/,
    source: 'BrainFlow, docs/SupportedBoards.rst, Cyton: "You HAVE to specify /dev/cu"',
    denials: [/\/dev\/tty\.(usb|…)(?!.*wait)/],
  },
  {
    topic: 'who sets the latency timer',
    decision: 'BrainFlow on Windows (with rights) and macOS, nobody on Linux',
    home: '/Troubleshooting/FTDI_Fix_Windows/#latency',
    statement: /\| Linux \| (neither of them|\*\*nobody)/,
    source: 'BrainFlow, openbci_serial_board.cpp (prepare_session), os_serial_ioctl.cpp (set_custom_latency)',
    denials: [
      /IOSSDATALAT.{0,80}\b1 ms/,
      /BrainFlow sets (it|the (latency )?timer) (on|for) (every|all) system/i,
    ],
  },
  {
    topic: 'two Cytons with the GUI',
    decision: 'one session of the GUI for each board; the GUI is started once for each',
    home: '/Software/OpenBCISoftware/GUIDocs/#two-boards',
    statement: /start the GUI twice/,
    source: 'OpenBCI GUI, BoardCyton.pde: a session makes one board; nothing keeps a second start away',
    denials: [
      /GUI (cannot|can not|can only|could not) .{0,30}two (boards|Cytons)/i,
      /two Cytons? .{0,40}not .{0,20}GUI/i,
    ],
  },
  {
    topic: 'playback of SD card files',
    decision: 'GUI 5.0.0 to 5.2.2 play them; 6.0.0-beta.1 fails when the stream starts',
    home: '/Software/OpenBCISoftware/GUIRecordings/#sd',
    statement: /GUI 5\.0\.0 to 5\.2\.2 plays them back directly/,
    source:
      'OpenBCI GUI 6.0.0-beta.1, W_Networking.pde (accumulateNewData), DataSourceSDCard.pde (getMarkerChannel)',
    denials: [/plays? (them|SD card files|card files) (back )?(directly )?since version 5/i],
  },
  {
    topic: 'recommended version of the GUI',
    decision: '5.2.2; 6.0.0-beta.1 for markers and for streams whose panes are closed',
    home: '/Software/OpenBCISoftware/GUIDocs/#versions',
    statement: /\*\*Take 5\.2\.2\*\*/,
    source:
      'OpenBCI GUI, releases and CHANGELOG.md; NetworkStreamOut.pde and W_Networking.pde (v5.2.2) send EMG and focus alike',
    denials: [
      /\[GUI\]\([^)]*\) 6\.0\.0-beta\.1 (and|,)/,
      /6\.0\.0-beta\.1.{0,60}newest in its source repository/,
    ],
  },
  {
    topic: 'restocking fee for an opened board',
    decision: '15 % within 30 days; after that the text names 15 % and up to 20 %: expect 20 %',
    home: '/FAQ/Returns/#time-limits',
    statement: /Expect 20 %/,
    source: 'OpenBCI/Documentation, FAQ/Refund_Policy.md: table and "Non-Returnable Items"',
    denials: [/15 % fee whatever the day/],
  },
  {
    topic: 'days of economy shipping',
    decision: '7 to 14 days, and they end at customs',
    home: '/FAQ/ShippingFAQ/#how-long-does-delivery-take',
    statement: /7 to 14 days end at customs/,
    source: 'OpenBCI/Documentation, FAQ/05-ShippingFAQ.md',
    denials: [/economy.{0,40}(2 to 5|3 to 7) days/i],
  },
  {
    topic: 'gains that the WiFi Shield reports for a Cyton',
    decision: "channel 1's code for all; gain 1 reads as 1, every other as 24",
    home: '/Deprecated/WiFiShield/WiFiSDK/#gains',
    statement: /Gain 1 is read as 1, and every other gain as 24/,
    source:
      'OpenBCI_WIFI 2.0.5, OpenBCI_Wifi.cpp (getGainCyton, setGains); Cyton library, ADS_GAIN01 to ADS_GAIN24',
    denials: [/takes the gain of channel 1 for all channels/],
  },
  {
    topic: 'delta compression of the Ganglion',
    decision: 'firmware 1 and 2 only; firmware 3 sends whole samples of fewer bits',
    home: '/Ganglion/GanglionDataFormat/',
    statement: /delta/i,
    source: 'OpenBCI_Ganglion_Library, versions 2.0.1 and 3.0.2',
    denials: [/^\s*Delta compression over Bluetooth/],
  },
  {
    topic: 'impedance buttons and channel keys of the GUI',
    decision:
      'no Ω button in Time Series since GUI 5.0.9; lower case keys turn channels 9 to 16 off, capitals on',
    home: '/Software/OpenBCISoftware/GUIDocs/#shortcuts',
    statement: /ShortcutTable/,
    source:
      'OpenBCI GUI 6.0.0-beta.1, Interactivity.pde (parseKey), CytonElectrodeStatus.pde ("Test"); 5.0.8, W_TimeSeries.pde (impCheckButton)',
    denials: [/(?<!5\.0\.8 and older have )Ω buttons?/, /Daisy have <kbd>Q<\/kbd>/],
  },
  {
    topic: 'BLED112 on a Mac without USB-A sockets',
    decision: 'too slow through an adapter: BrainFlow from a terminal, for firmware 2 and 3',
    home: '/Troubleshooting/MacOSGanglionBLEWorkaround/#slow',
    statement: /\| USB-C only, any firmware \| \[BrainFlow from a terminal\]/,
    source: 'OpenBCI GUI issues 1080 and 1223, BrainFlow issue 568, pull request 1194',
    denials: [/\*\*The simplest way is the BLED112/],
  },
  {
    topic: 'order in which dongle and board are switched on',
    decision: 'first the dongle, then the board',
    home: '/GettingStarted/Boards/CytonGS/#3-plug-in-the-dongle',
    statement: /\*\*First the dongle, then the board\*\*/,
    source:
      'OpenBCI/Documentation, 01-Cyton_Getting_Started_Guide.md; GUI, ControlPanel.pde (get_channel before a session)',
    denials: [/turn the board on, plug the dongle in/i, /first the board, then the dongle/i],
  },
  {
    topic: 'position BLE of the Cyton’s switch',
    decision: 'the same as PC: the shipped radio firmware ignores the pin that it raises',
    home: '/Cyton/CytonSpecs/#buttons',
    statement: /The board is on, as with `PC`/,
    source: 'Cyton schematic, SW2 and GPIO4 of the RFduino; OpenBCI_Radios 2.0.4 reads no GPIO4',
    denials: [/`BLE`[^.|]{0,20}is not for the dongle/i, /not (at|on) `?BLE`?\b/i],
  },
  {
    topic: 'rates above 250 Hz',
    decision: 'a WiFi Shield or your own sketch; the card gets the rate of the stream',
    home: '/Cyton/CytonSDCard/#faster',
    statement: /only over a \[WiFi Shield\]/,
    source: 'Cyton firmware 3.1.5, processChar, OPENBCI_STREAM_START: a start over the dongle sets 250 Hz',
    denials: [
      /(higher|faster) rates? (with|on|to) the SD card/i,
      /WiFi Shield, second serial port and SD card only/,
    ],
  },
  {
    topic: 'radio channels of a Cyton',
    decision: '25 to use, 1 to 25; the firmware accepts 0 as well',
    home: '/Cyton/CytonRadioChannel/#basics',
    statement: /so there are 25 channels to use/,
    source: 'OpenBCI_Radios 2.0.4, RFDUINOGZLL_CHANNEL_LIMIT; GUI, RadioConfig.pde: a loop from 1 to 25',
    denials: [/\b26 (radio )?channels/i],
  },
  {
    topic: 'radio channel of a new Cyton',
    decision: 'not documented: 20 is where a radio starts that runs this firmware for the first time',
    home: '/Cyton/CytonRadioChannel/#basics',
    statement: /on which channel is not documented/,
    source: 'OpenBCI_Radios 2.0.4, RadioHost32bit.ino and RadioDevice32bit.ino: begin with channel 20',
    denials: [/leave the factory on/i, /factory (set|default)?\s*channel (is )?\d/i],
  },
  {
    topic: 'hours of a Ganglion from 1,000 mAh',
    decision: '66 at best: 1,000 ÷ 15',
    home: '/Ganglion/GanglionSpecs/#power',
    statement: /lasts 66 hours at best/,
    source: 'OpenBCI/Documentation, 02-Ganglion.md: 15 mA',
    denials: [/\b(60|67) hours from 1,?000 mAh/],
  },
  {
    topic: 'reversed battery',
    decision: 'a diode keeps it from powering the board; do not rely on it',
    home: '/Cyton/CytonSpecs/#power',
    statement: /keeps a reversed battery from powering the board/,
    source: 'Cyton schematic, D9; Ganglion schematic, D1 (CDBU0130L)',
    denials: [/(reversed battery|wrong polarity) can destroy/i],
  },
  {
    topic: 'ground electrode for EMG on a Cyton',
    decision: 'BIAS; AGND has no resistor',
    home: '/GettingStarted/Biosensing-Setups/EMGSetup/#connect-a-cyton',
    statement: /The black wire goes to `BIAS`/,
    source: 'Cyton schematic: R5, C16 and R6 in series with BIAS, nothing with AGND',
    denials: [/column: 'AGND'/],
  },
  {
    topic: 'EMG band in the GUI with a Ganglion',
    decision: '20 to 90 Hz: the upper corner must stay below 100 Hz',
    home: '/GettingStarted/Biosensing-Setups/EMGSetup/#filters-and-sample-rate',
    statement: /Ganglion \| 20 to 90 Hz/,
    source: 'sample rate of 200 Hz; GUI, FilterSettings.pde',
    denials: [/20 to 100 Hz (on|with) a Ganglion/i, /100 Hz\W* \([^);]*Ganglion[^);]*;/],
  },
  {
    topic: 'how long a board mode holds',
    decision: 'until another one, RST or power-off; `v` keeps it',
    home: '/Cyton/CytonSDK/#board-mode',
    statement: /A mode holds until you set another one, press `RST` or switch the board off/,
    source: 'Cyton firmware 3.1.5, curBoardMode: a variable that only setBoardMode and a start change',
    denials: [/mode holds until another mode is set or the board loses power/],
  },
  {
    topic: 'channels for P300, SSVEP and motor imagery',
    decision: 'eight for P300 and SSVEP; two or three pairs for motor imagery, also on a Ganglion',
    home: '/AddOns/Electrodes/ElectrodesLanding/#montages',
    statement: /two or three pairs are enough/,
    source: 'Riccio 2013, Chen 2015, Leeb 2007',
    denials: [/eight or more for P300, SSVEP and motor imagery/],
  },
  {
    topic: 'ThinkPulse and cEEGrid on a Ganglion',
    decision: 'no: power board and adapter are made for a Cyton',
    home: '/ThirdParty/ThirdPartyLanding/#which-board-does-it-fit',
    statement: /no: its power board fits the Cyton's header/,
    source: 'openbci-ceegrids, README; OpenBCI/Documentation, ThinkPulse_Getting_Started.md',
    denials: [/\| not documented \|/],
  },
  {
    topic: 'pin for a trigger',
    decision: 'D17: the firmware drives D13 and D18 for a WiFi Shield, with or without one',
    home: '/Cyton/CytonExternal/#pins',
    statement: /\*\*Use D17 for a single trigger\.\*\*/,
    source: 'OpenBCI_Wifi_Master_Library, OpenBCI_Wifi_Master.cpp: begin, reset, loop',
    denials: [/prefer D17, D18 and D13/, /Pins other than D17 have no resistor/],
  },
  {
    topic: 'stop bytes for your own sketch',
    decision: '0xC2; BrainFlow drops packets above 0xC6',
    home: '/Cyton/CytonDataFormat/#stop-bytes',
    statement: /drops every packet above `0xC6`/,
    source: 'BrainFlow, cyton.cpp: END_BYTE_MAX',
    denials: [/any stop byte from `0xC0` to `0xCF`, so/],
  },
  {
    topic: 'Ganglions that cannot be updated over the air',
    decision: 'those with firmware before 1.1.1',
    home: '/Ganglion/GanglionProgram/#version',
    statement: /Firmware before 1\.1\.1 cannot be replaced over the air/,
    source: 'OpenBCI/Documentation, 09-Ganglion_Programming_Tutorial.md; Ganglion changelog, 1.1.1',
    denials: [],
  },
  {
    topic: 'when the GUI writes "Data from the board doesn\'t change"',
    decision: 'every sample equal and at most 90 % of full scale; a channel at its limit reads Railed',
    home: '/Troubleshooting/minimizingNoise/#no-change',
    statement: /A channel whose input is at its limit reads `Railed 100\.00%` instead/,
    source: 'OpenBCI GUI v5.2.2 and v6.0.0-beta.1, Extras.pde, DataStatus.update',
    denials: [/input is exactly at the limit/, /every sample equal\s*\| any value/],
  },
  {
    topic: 'button that opens a filter for each channel',
    decision: 'Show Channels, up to 5.2.2; version 6 always shows the rows; "Per Channel" is drawn nowhere',
    home: '/Software/OpenBCISoftware/GUIWidgets/#filters',
    statement: /Up to 5\.2\.2 \*\*Show Channels\*\* opens them/,
    source: 'OpenBCI GUI, FilterUI.pde: v5.2.2 (expander), v6.0.0-beta.1 (EXPANDER_IS_USED is false)',
    denials: [/\*\*Per Channel\*\*/],
  },
  {
    topic: 'batteries of a Cyton with a WiFi Shield',
    decision: 'one, in the shield, with EXT PWR ON; two with EXT PWR OFF only to try it against spikes',
    home: '/Deprecated/WiFiShield/WiFiGS/#power-a-cyton-with-shield',
    statement: /Connect one battery to the \*\*shield\*\* and none to the Cyton/,
    source:
      'OpenBCI/Documentation, Wifi_Getting_Started_Guide.md, Cyton with WiFi Shield; OpenBCI_GUI issue 231 (a second battery as a test)',
    denials: [/Cyton .{0,20}shield (needs|takes|runs on) two batteries/i],
  },
  {
    topic: 'where a Cyton packet begins with 0x41',
    decision: 'wherever no dongle is in between: at the line to the radio and at the second serial port',
    home: '/Cyton/CytonDataFormat/#binary-format',
    statement: /You see `0x41` only where no dongle is in between/,
    source: 'Cyton firmware 3.1.5, OPENBCI_BOP and sendChannelDataSerial; OpenBCI_Radios 2.0.4',
    denials: [/`0x41` only .{0,40}second serial port/],
  },
  {
    topic: 'numbers of the files on the SD card',
    decision: 'the board counts, not the card; after FF comes 01',
    home: '/Cyton/CytonSDCard/#numbering',
    statement: /The board does the numbering, not the card/,
    source: 'Cyton firmware 3.1.5, SD_Card_Stuff.ino, incrementFileCounter (EEPROM)',
    denials: [/after `?(OBCI_)?FF(\.TXT)?`? (comes|follows) `?(OBCI_)?00/i],
  },
  {
    topic: 'when the GUI opens the file on the SD card',
    decision: 'at Start Data Stream, and a new one at each start',
    home: '/Cyton/CytonSDCard/#gui',
    statement: /The GUI opens the file at this moment/,
    source: 'OpenBCI GUI 5.0.0 to 6.0.0-beta.1, BoardCyton.pde, startStreaming',
    denials: [/START SESSION\*\* and watch the board['’]s blue LED/],
  },
  {
    topic: 'the Daisy after `c`',
    decision: 'comes back with `v`; `C` alone leaves its converter without settings',
    home: '/GettingStarted/Boards/DaisyGS/#after-c',
    statement: /neither wakes the converter nor writes settings to it/,
    source:
      'Cyton firmware 3.1.5, removeDaisy and attachDaisy: STANDBY, then RESET, no WAKEUP, no CONFIG3 and no channel settings',
    denials: [/sleeps until `C`/, /`C` (wakes|brings back|restores) the Daisy/i],
  },
  {
    topic: 'length of a marker',
    decision: 'one character; the next one is a command again',
    home: '/Cyton/CytonExternal/#two-digits',
    statement: /A marker is one character/,
    source: 'Cyton firmware 3.1.5, processInsertMarker ends the command after one character',
    denials: [/`` `\d\d `` (marks|inserts|gives)/],
  },
  {
    topic: 'fixed address of the WiFi Shield',
    decision: 'by a reservation in the router; STATIC IP in the GUI only says where it looks',
    home: '/Deprecated/WiFiShield/WiFiGS/#fixed-address',
    statement: /STATIC IP in the GUI sets nothing in the shield/,
    source: 'OpenBCI_WIFI 2.0.5, DefaultWifiShield.ino: WiFiManager and WiFi.softAP without an address',
    denials: [/STATIC IP.{0,40}(gives|sets) the shield/i],
  },
];

const anchorOf = (home: string): string => home.split('#')[1] ?? '';

/** Whether a page has a heading with this anchor, written out or made from its words. */
function hasAnchor(text: string, anchor: string): boolean {
  if (anchor === '' || text.includes(`{/* #${anchor} */}`)) return true;
  return text.split('\n').some(
    (line) =>
      /^#{2,6} /.test(line) &&
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s+/g, '-') === anchor,
  );
}

/** What in the pages denies a settled fact, and which home no longer says its own. */
export function checkContestedFacts(
  pages: readonly Pick<SourcePage, 'file' | 'route' | 'text'>[],
  facts: readonly ContestedFact[] = contestedFacts,
): Problem[] {
  return facts.flatMap(({ topic, decision, home, statement, denials, copies = [] }) => {
    const problems: Problem[] = [];
    const page = pages.find(({ route }) => route === home.split('#')[0]);
    if (!page || !hasAnchor(page.text, anchorOf(home))) {
      problems.push({
        place: home,
        message: `is named as the home of "${topic}", but there is no such place. Mend "home" of the row in checks/contestedFacts.ts`,
      });
    } else if (!statement.test(page.text)) {
      problems.push({
        place: page.file,
        message: `no longer says at ${home} of "${topic}": ${decision}. It must match ${String(statement)}: write it so, or mend the row in checks/contestedFacts.ts`,
      });
    }
    for (const [route, words] of copies) {
      const copy = pages.find((one) => one.route === route);
      if (!copy?.text.includes(words)) {
        problems.push({
          place: copy?.file ?? route,
          message: `does not say "${words}", as ${home} has it of "${topic}": ${decision}. Write it so, or mend the row in checks/contestedFacts.ts`,
        });
      }
    }
    for (const { file, text } of pages) {
      text.split('\n').forEach((line, index) => {
        const found = denials.map((denial) => denial.exec(line)?.[0]).find((words) => words !== undefined);
        if (found !== undefined) {
          problems.push({
            place: `${file}:${index + 1}`,
            message: `"${found.trim()}" denies what ${home} says of "${topic}": ${decision}`,
          });
        }
      });
    }
    return problems;
  });
}
