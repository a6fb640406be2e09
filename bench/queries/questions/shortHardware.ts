import { at, type Question } from '../types';

/**
 * Two to six words from people who have the board, the headset or the parcel in front of them: symptoms, messages, names of
 * parts. They were written before any page was read.
 */
export const shortHardware: readonly Question[] = [
  {
    asks: 'Short, hardware, in trouble: smells burnt after plugging battery.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'repair', 'get hot, smell burnt or smoke'),
      at('Cyton/CytonSpecs', 'power', 'Power'),
    ],
    typed: { trouble: ['smells burnt after plugging battery'] },
  },
  {
    asks: 'Short, hardware, in trouble: plugged battery in backwards.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'Power'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', '2. Power the board'),
      at('Ganglion/GanglionSpecs', 'power', 'Power'),
      at('FAQ/HardFAQ', 'battery', 'Which batteries fit, and how long do they last?'),
      at('Cyton/CytonSpecs', 'measure-supply', 'Measure the supply of a board that seems dead'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', '1. Power the board'),
    ],
    typed: { trouble: ['plugged battery in backwards'] },
  },
  {
    asks: 'Short, hardware, in trouble: dongle lights but no data.',
    origins: [],
    answers: [
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'First checks'),
      at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', 'BOARD_NOT_READY_ERROR'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'no-new-data',
        'Data Streaming Error: No new data received in 5.0 seconds. Please check your device and restart a GUI session.',
      ),
      at(
        'GettingStarted/Boards/CytonGS',
        'no-board',
        '“Found a Cyton dongle, but could not connect to the board. Auto-Scanning now...”',
      ),
      at('Cyton/CytonRadioChannel', 'lost', '“Failure: System is Down”: bring them together again'),
    ],
    typed: { trouble: ['dongle lights but no data'] },
  },
  {
    asks: 'Short, hardware, in trouble: TXD RXD flash no connection.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Boards/CytonGS',
        'no-board',
        '“Found a Cyton dongle, but could not connect to the board. Auto-Scanning now...”',
      ),
      at('Cyton/CytonRadioChannel', 'lost', '“Failure: System is Down”: bring them together again'),
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'First checks'),
      at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', 'BOARD_NOT_READY_ERROR'),
    ],
    typed: { trouble: ['TXD RXD flash no connection'] },
  },
  {
    asks: 'Short, hardware, in trouble: worked yesterday now times out.',
    origins: [],
    answers: [
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'First checks'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'poll',
        'Failure: Communications timeout - Device failed to poll Host',
      ),
      at('Cyton/CytonRadioChannel', 'lost', '“Failure: System is Down”: bring them together again'),
      at(
        'Cyton/CytonSDK',
        'comms-timeout',
        '“Failure: Communications timeout - Device failed to poll Host$$$”',
      ),
    ],
    typed: { trouble: ['worked yesterday now times out'] },
  },
  {
    asks: 'Short, hardware, in trouble: added daisy now nothing connects.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Boards/DaisyGS',
        'nothing-connects',
        'Since the Daisy is on, nothing connects any more, not even 8 channels',
      ),
    ],
    typed: { trouble: ['added daisy now nothing connects'] },
  },
  {
    asks: 'Short, hardware, in trouble: only 8 channels showing with daisy.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Boards/DaisyGS',
        'not-found',
        '“User selected Cyton+Daisy, but no Daisy is attached. Please change Channel Count to 8 Channels.”',
      ),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'no-daisy',
        'User selected Cyton+Daisy, but no Daisy is attached. Please change Channel Count to 8 Channels.',
      ),
    ],
    typed: { trouble: ['only 8 channels showing with daisy'] },
  },
  {
    asks: 'Short, hardware, in trouble: channels 9-16 flat.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'no-reference', 'Channels 9 to 16 are flat or pure noise')],
    typed: { trouble: ['channels 9-16 flat'] },
  },
  {
    asks: 'Short, hardware, in trouble: all channels look identical.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'same', 'All channels show the same curve')],
    typed: { trouble: ['all channels look identical'] },
  },
  {
    asks: 'Short, hardware, in trouble: perfect sine wave on every channel.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'same', 'All channels show the same curve')],
    typed: { trouble: ['perfect sine wave on every channel'] },
  },
  {
    asks: 'Short, hardware, in trouble: 0 uVrms all channels.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'no-change', '"Data from the board doesn\'t change"'),
      at('Cyton/CytonSDK', 'device-id', 'The device ID is not 0x3E, or all eight channels are exactly zero'),
    ],
    typed: { trouble: ['0 uVrms all channels'] },
  },
  {
    asks: 'Short, hardware, in trouble: railed on one side of head.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', '"Railed", or "Near Railed 80%" in the Time Series'),
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'RAILED, Near Railed'),
      at('AddOns/Headwear/MarkIV', 'prove-that-it-works', 'Prove that it works'),
    ],
    typed: { trouble: ['railed on one side of head'] },
  },
  {
    asks: 'Short, hardware, in trouble: channel 10 railed everyone.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', '"Railed", or "Near Railed 80%" in the Time Series'),
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'RAILED, Near Railed'),
      at('AddOns/Headwear/MarkIV', 'prove-that-it-works', 'Prove that it works'),
      at('GettingStarted/Boards/DaisyGS', 'railed', 'Channels 1 to 8 work, 9 to 16 are railed'),
    ],
    typed: { trouble: ['channel 10 railed everyone'] },
  },
  {
    asks: 'Short, hardware, in trouble: near railed.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'RAILED, Near Railed'),
      at('Troubleshooting/minimizingNoise', 'railed', '"Railed", or "Near Railed 80%" in the Time Series'),
    ],
    typed: { trouble: ['near railed'] },
  },
  {
    asks: 'Short, hardware, in trouble: huge spikes when i move.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'loose',
        'One channel is noisier than the others, or explodes now and then',
      ),
      at('Troubleshooting/minimizingNoise', 'cable', 'Steps and swings when a cable moves'),
    ],
    typed: { trouble: ['huge spikes when i move'] },
  },
  {
    asks: 'Short, hardware, in trouble: wires move noise.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'cable', 'Steps and swings when a cable moves')],
    typed: { trouble: ['wires move noise'] },
  },
  {
    asks: 'Short, hardware, in trouble: noise when laptop charging.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'mains',
        'A thick even band hides everything; a spike at 50 or 60 Hz in the FFT',
      ),
      at('Troubleshooting/minimizingNoise', 'first-checks', 'First checks, in the order that rules out most'),
    ],
    typed: { trouble: ['noise when laptop charging'] },
  },
  {
    asks: 'Short, hardware, in trouble: 60hz even with notch.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'mains',
        'A thick even band hides everything; a spike at 50 or 60 Hz in the FFT',
      ),
    ],
    typed: { trouble: ['60hz even with notch'] },
  },
  {
    asks: 'Short, hardware, in trouble: 50 hz hum wont go.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'mains',
        'A thick even band hides everything; a spike at 50 or 60 Hz in the FFT',
      ),
    ],
    typed: { trouble: ['50 hz hum wont go'] },
  },
  {
    asks: 'Short, hardware, in trouble: signal looks like square wave.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'test-signals', 'Test signals'),
      at('Ganglion/GanglionSDK', 'stream', 'Start, stop, accelerometer, test signal'),
    ],
    typed: { trouble: ['signal looks like square wave'] },
  },
  {
    asks: 'Short, hardware, in trouble: heartbeat in my eeg.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'heart', 'One sharp spike a second on EEG channels')],
    typed: { trouble: ['heartbeat in my eeg'] },
  },
  {
    asks: 'Short, hardware, in trouble: no blink in signal.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'blink', 'but no blinks?')],
    typed: { trouble: ['no blink in signal'] },
  },
  {
    asks: 'Short, hardware, in trouble: only see noise on head.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'Is it the board or the electrodes?'),
      at('Troubleshooting/minimizingNoise', 'first-checks', 'First checks, in the order that rules out most'),
    ],
    typed: { trouble: ['only see noise on head'] },
  },
  {
    asks: 'Short, hardware, in trouble: ear clip fell off.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-ear',
        'Does it matter which ear takes the reference?',
      ),
    ],
    typed: { trouble: ['ear clip fell off'] },
  },
  {
    asks: 'Short, hardware, in trouble: earclip hurts.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-ear',
        'Does it matter which ear takes the reference?',
      ),
    ],
    typed: { trouble: ['earclip hurts'] },
  },
  {
    asks: 'Short, hardware, in trouble: electrode turned black.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'Gold cup electrodes'),
      at('AddOns/Headwear/ElectrodeCap', 'dark', 'An electrode has turned dark: is it spoilt?'),
    ],
    typed: { trouble: ['electrode turned black'] },
  },
  {
    asks: 'Short, hardware, in trouble: gold cup electrodes worn out.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'Gold cup electrodes')],
    typed: { trouble: ['gold cup electrodes worn out'] },
  },
  {
    asks: 'Short, hardware, in trouble: spikes poke too hard.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'hurts', 'It hurts, on the forehead or elsewhere, after a while'),
      at('AddOns/Headwear/MarkIV', 'fit', 'Put it on'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'Do they hurt?'),
    ],
    typed: { trouble: ['spikes poke too hard'] },
  },
  {
    asks: 'Short, hardware, in trouble: spiky electrodes dont touch hair.',
    origins: [],
    answers: [
      at(
        'AddOns/Headwear/MarkIV',
        'reach',
        'An electrode does not reach the scalp, or presses at its outer end',
      ),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'Comb and flat dry electrodes'),
      at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'Thick, curly or braided hair'),
    ],
    typed: { trouble: ['spiky electrodes dont touch hair'] },
  },
  {
    asks: 'Short, hardware, in trouble: hair too thick.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'Thick, curly or braided hair'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'Comb and flat dry electrodes'),
    ],
    typed: { trouble: ['hair too thick'] },
  },
  {
    asks: 'Short, hardware, in trouble: headset too small.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'sizes', 'Will it fit? Sizes'),
      at('AddOns/Headwear/MarkIV', 'hurts', 'It hurts, on the forehead or elsewhere, after a while'),
    ],
    typed: { trouble: ['headset too small'] },
  },
  {
    asks: 'Short, hardware, in trouble: screw stripped headset.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'inserts', 'Tight or loose inserts')],
    typed: { trouble: ['screw stripped headset'] },
  },
  {
    asks: 'Short, hardware, in trouble: nut wont fit.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'inserts', 'Tight or loose inserts'),
      at('Deprecated/MarkIII', 'repair', 'Repair'),
    ],
    typed: { trouble: ['nut wont fit'] },
  },
  {
    asks: 'Short, hardware, in trouble: sd card not detected.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'no-card', 'Push the card in until it clicks'),
      at('Cyton/CytonSDCard', 'changed-card', 'I changed the card while the board was on'),
    ],
    typed: { trouble: ['sd card not detected'] },
  },
  {
    asks: 'Short, hardware, in trouble: Corresponding SD file.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'commands', 'Record with commands')],
    typed: { trouble: ['"Corresponding SD file"'] },
  },
  {
    asks: 'Short, hardware, in trouble: sd init fail.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'no-card', 'Push the card in until it clicks')],
    typed: { trouble: ['sd init fail'] },
  },
  {
    asks: 'Short, hardware, in trouble: sd file empty.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'zeros', 'not one block of 512 bytes reached it')],
    typed: { trouble: ['sd file empty'] },
  },
  {
    asks: 'Short, hardware, in trouble: sd card recordng stops.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'early', 'Recording stopped earlier than I expected')],
    typed: { trouble: ['sd card recordng stops'] },
  },
  {
    asks: 'Short, hardware, in trouble: wich sd card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'card', 'Which card, and how to format it'),
      at('Cyton/CytonSDCard', '', '8 GB or 16 GB, class 10 or better'),
    ],
    typed: { trouble: ['wich sd card'] },
  },
  {
    asks: 'Short, hardware, in trouble: drops packets when i walk away.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'how-far-does-the-radio-reach', 'How far does the radio reach?'),
      at('Cyton/CytonRadioChannel', 'loss', 'When packets get lost'),
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'Packets are lost'),
    ],
    typed: { trouble: ['drops packets when i walk away'] },
  },
  {
    asks: 'Short, hardware, in trouble: wireless interference wifi.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'loss', 'When packets get lost'),
      at('Troubleshooting/minimizingNoise', 'packets', 'The trace stutters, has gaps or jumps'),
    ],
    typed: { trouble: ['wireless interference wifi'] },
  },
  {
    asks: 'Short, hardware, in trouble: two boards same room mix up.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-two-cytons-in-one-room',
        'Can I use two Cytons in one room, at the same time?',
      ),
      at('Cyton/CytonRadioChannel', 'several', 'Run several Cytons at once'),
    ],
    typed: { trouble: ['two boards same room mix up'] },
  },
  {
    asks: 'Short, hardware, in trouble: bought second dongle wont pair.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'lost', '“Failure: System is Down”: bring them together again'),
      at('FAQ/HardFAQ', 'lost-dongle', 'The dongle of my Cyton is lost or broken. What now?'),
      at('Cyton/CytonRadioChannel', 'basics', 'What you should know first'),
    ],
    typed: { trouble: ['bought second dongle wont pair'] },
  },
  {
    asks: 'Short, hardware, in trouble: lost my dongle.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'lost-dongle', 'The dongle of my Cyton is lost or broken. What now?')],
    typed: { trouble: ['lost my dongle'] },
  },
  {
    asks: 'Short, hardware, in trouble: Device failed to poll Host.',
    origins: [],
    answers: [
      at(
        'Cyton/CytonSDK',
        'comms-timeout',
        '“Failure: Communications timeout - Device failed to poll Host$$$”',
      ),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'poll',
        'Failure: Communications timeout - Device failed to poll Host',
      ),
      at('Cyton/CytonRadioChannel', 'lost', '“Failure: System is Down”: bring them together again'),
    ],
    typed: { trouble: ['"Device failed to poll Host"'] },
  },
  {
    asks: 'Short, hardware, in trouble: No communications from board.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', 'BOARD_NOT_READY_ERROR'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'poll',
        'Failure: Communications timeout - Device failed to poll Host',
      ),
      at('Cyton/CytonRadioChannel', 'lost', '“Failure: System is Down”: bring them together again'),
      at(
        'GettingStarted/Boards/CytonGS',
        'no-board',
        '“Found a Cyton dongle, but could not connect to the board. Auto-Scanning now...”',
      ),
    ],
    typed: { trouble: ['"No communications from board"'] },
  },
  {
    asks: 'Short, hardware, in trouble: Failure: System is Down.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'lost', '“Failure: System is Down”: bring them together again'),
      at('Cyton/CytonSDK', 'radio', 'Dongle and radio: 0xF0'),
    ],
    typed: { trouble: ['"Failure: System is Down"'] },
  },
  {
    asks: 'Short, hardware, in trouble: ganglion not found bluetooth.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'The GUI finds no Ganglion')],
    typed: { trouble: ['ganglion not found bluetooth'] },
  },
  {
    asks: 'Short, hardware, in trouble: ganglion wont blink.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', '1. Power the board'),
      at('Troubleshooting/ResetButtonPress', 'support', 'No light at all, or still blinking'),
    ],
    typed: { trouble: ['ganglion wont blink'] },
  },
  {
    asks: 'Short, hardware, in trouble: battery connecter wrong.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'Which batteries fit, and how long do they last?'),
      at('Cyton/CytonSpecs', 'power', 'Power'),
      at('Ganglion/GanglionSpecs', 'power', 'Power'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', '2. Power the board'),
    ],
    typed: { trouble: ['battery connecter wrong'] },
  },
  {
    asks: 'Short, hardware, in trouble: charger red light stays on.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'store', 'How do I charge and store the battery?'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', '2. Power the board'),
    ],
    typed: { trouble: ['charger red light stays on'] },
  },
  {
    asks: 'Short, hardware, in trouble: battery swelled up.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'store', 'How do I charge and store the battery?')],
    typed: { trouble: ['battery swelled up'] },
  },
  {
    asks: 'Short, hardware, in trouble: can i use usb power.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-power-the-board-from-usb-or-a-wall-adapter',
        'Can I power the board from USB or a wall adapter?',
      ),
      at('Cyton/CytonSpecs', 'power', 'Power'),
    ],
    typed: { trouble: ['can i use usb power'] },
  },
  {
    asks: 'Short, hardware, in trouble: can i record while charging.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-charge-the-battery-while-i-record',
        'Can I charge the battery while I record?',
      ),
    ],
    typed: { trouble: ['can i record while charging'] },
  },
  {
    asks: 'Short, hardware, in trouble: is it dangerous to wear plugged in.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'Is it safe to wear?'),
      at(
        'FAQ/HardFAQ',
        'can-i-charge-the-battery-while-i-record',
        'Can I charge the battery while I record?',
      ),
    ],
    typed: { trouble: ['is it dangerous to wear plugged in'] },
  },
  {
    asks: 'Short, hardware, in trouble: shock from electrodes.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'tingle', 'I feel a tingle or a small shock')],
    typed: { trouble: ['shock from electrodes'] },
  },
  {
    asks: 'Short, hardware, in trouble: impedence all red.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'impedance-ganglion', 'Red on all channels?')],
    typed: { trouble: ['impedence all red'] },
  },
  {
    asks: 'Short, hardware, in trouble: impedance too high ganglion.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'impedance-ganglion', 'Red on all channels?')],
    typed: { trouble: ['impedance too high ganglion'] },
  },
  {
    asks: 'Short, hardware, in trouble: accelerometer stuck.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'aux',
        'The accelerometer, analog or digital widget shows nothing',
      ),
      at(
        'ForDevelopers/BrainFlowErrors',
        'accelerometer-freezes',
        'The accelerometer of a Cyton freezes while the board lies level',
      ),
      at('Cyton/CytonExternal', 'accelerometer', 'The accelerometer stopped'),
    ],
    typed: { trouble: ['accelerometer stuck'] },
  },
  {
    asks: 'Short, hardware, in trouble: emg saturates when i flex.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'if-you-see-something-else',
        'If you see something else',
      ),
    ],
    typed: { trouble: ['emg saturates when i flex'] },
  },
  {
    asks: 'Short, hardware, in trouble: pulse sensor flat line.',
    origins: [],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'no-wave-a-flat-line', 'No wave, a flat line'),
    ],
    typed: { trouble: ['pulse sensor flat line'] },
  },
  {
    asks: 'Short, hardware, in trouble: switch set to PC or OFF.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'buttons', 'Buttons, lamps and the switch')],
    typed: { trouble: ['switch set to PC or OFF'] },
  },
  {
    asks: 'Short, hardware, in trouble: missing parts in box.',
    origins: [],
    answers: [
      at('FAQ/Returns', 'it-arrived-damaged-does-not-work-or-is-the-wrong-item', 'a wrong or a missing item'),
      at('GettingStarted/Boards/CytonGS', '1-know-the-parts', 'If a part is missing'),
    ],
    typed: { trouble: ['missing parts in box'] },
  },
  {
    asks: 'Short, hardware, in trouble: package stuck in customs.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'lost', 'My parcel is stuck in customs, or lost: what now?')],
    typed: { trouble: ['package stuck in customs'] },
  },
  {
    asks: 'Short, hardware, a name: cyton pinout.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'electrode-header', 'Electrode header'),
      at('Cyton/CytonSpecs', 'digital-pins', 'Pins of the microcontroller'),
    ],
    typed: { name: ['cyton pinout'] },
  },
  {
    asks: 'Short, hardware, a name: D11 D12 D17 D18.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'digital-pins', 'Pins of the microcontroller'),
      at('Cyton/CytonExternal', 'pins', 'Pins'),
    ],
    typed: { name: ['D11 D12 D17 D18'] },
  },
  {
    asks: 'Short, hardware, a name: SRB2 pin.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'Inputs: SRB1, SRB2 and BIAS'),
      at('Cyton/CytonSpecs', 'electrode-header', 'Electrode header'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'Connect the wires'),
      at('GettingStarted/Boards/DaisyGS', 'wire', '2. Connect the electrodes'),
    ],
    typed: { name: ['SRB2 pin'] },
  },
  {
    asks: 'Short, hardware, a name: BIAS electrode where.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'Connect the wires'),
      at('Cyton/CytonSpecs', 'electrode-header', 'Electrode header'),
      at('GettingStarted/Boards/DaisyGS', 'wire', '2. Connect the electrodes'),
      at('GettingStarted/Boards/CytonGS', '7-connect-yourself', '7. Connect yourself'),
    ],
    typed: { name: ['BIAS electrode where'] },
  },
  {
    asks: 'Short, hardware, a name: daisy jumper wires.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'wire', '2. Connect the electrodes')],
    typed: { name: ['daisy jumper wires'] },
  },
  {
    asks: 'Short, hardware, a name: daisy pins bent.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'repair', 'A bent pin')],
    typed: { name: ['daisy pins bent'] },
  },
  {
    asks: 'Short, hardware, a name: touch proof adapter.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'Header pin to touchproof adapter')],
    typed: { name: ['touch proof adapter'] },
  },
  {
    asks: 'Short, hardware, a name: 2.54mm header cable.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'electrode-header', 'Electrode header')],
    typed: { name: ['2.54mm header cable'] },
  },
  {
    asks: 'Short, hardware, a name: electrode colours order.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'Gold cup electrodes'),
      at('GettingStarted/Boards/DaisyGS', 'wire', '2. Connect the electrodes'),
    ],
    typed: { name: ['electrode colours order'] },
  },
  {
    asks: 'Short, hardware, a name: node locations ultracortex.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'nodes', 'The 35 nodes')],
    typed: { name: ['node locations ultracortex'] },
  },
  {
    asks: 'Short, hardware, a name: mark iv 3d print files.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'parts', 'Parts')],
    typed: { name: ['mark iv 3d print files'] },
  },
  {
    asks: 'Short, hardware, a name: mark iv electrode replacement.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'parts', 'Parts'), at('AddOns/Headwear/MarkIV', 'care', 'Care')],
    typed: { name: ['mark iv electrode replacement'] },
  },
  {
    asks: 'Short, hardware, a name: headband kit size.',
    origins: [],
    answers: [at('AddOns/Headwear/HeadBand', 'kits', 'for which head circumferences it is made')],
    typed: { name: ['headband kit size'] },
  },
  {
    asks: 'Short, hardware, a name: electrode cap gel syringe.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', '', 'with syringe'),
      at('AddOns/Headwear/ElectrodeCap', 'put-it-on-and-fill-it', 'Put it on and fill it'),
      at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'Paste, gel, salt water'),
    ],
    typed: { name: ['electrode cap gel syringe'] },
  },
  {
    asks: 'Short, hardware, a name: ten20 where to buy.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'buy', 'Where to buy them')],
    typed: { name: ['ten20 where to buy'] },
  },
  {
    asks: 'Short, hardware, a name: thinkpulse electrodes.',
    origins: [],
    answers: [at('ThirdParty/ThinkPulse/ThinkPulse', '', 'are dry EEG electrodes with an amplifier')],
    typed: { name: ['thinkpulse electrodes'] },
  },
  {
    asks: 'Short, hardware, a name: snap electrodes adult.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'snaps', 'Foam snap electrodes and snap cables')],
    typed: { name: ['snap electrodes adult'] },
  },
  {
    asks: 'Short, hardware, a name: ganglion switches.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '5-set-the-switches', '5. Set the switches'),
      at('Ganglion/GanglionSpecs', 'switches', 'Switches, button and blue LED'),
      at('Ganglion/GanglionSpecs', 'inputs', 'Inputs: differential or with REF'),
    ],
    typed: { name: ['ganglion switches'] },
  },
  {
    asks: 'Short, hardware, a name: ganglion reference switch.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'inputs', 'Inputs: differential or with REF'),
      at('GettingStarted/Boards/GanglionGS', '5-set-the-switches', '5. Set the switches'),
    ],
    typed: { name: ['ganglion reference switch'] },
  },
  {
    asks: 'Short, hardware, a name: EMG sensor myoware.',
    origins: [],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', '', 'snaps onto electrodes over a muscle')],
    typed: { name: ['EMG sensor myoware'] },
  },
  {
    asks: 'Short, hardware, a name: ECG electrode placement.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'One lead, three electrodes'),
    ],
    typed: { name: ['ECG electrode placement'] },
  },
  {
    asks: 'Short, hardware, a task: pulse sensor wiring cyton.',
    origins: [],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'wire-it', 'Wire it')],
    typed: { task: ['pulse sensor wiring cyton'] },
  },
  {
    asks: 'Short, hardware, a name: FSR analog read.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'analog', 'Analog mode: /2')],
    typed: { name: ['FSR analog read'] },
  },
  {
    asks: 'Short, hardware, a name: external trigger pin.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'pins', 'Pins'),
      at('Cyton/CytonExternal', 'choose', 'Which way suits you'),
    ],
    typed: { name: ['external trigger pin'] },
  },
  {
    asks: 'Short, hardware, a name: battery holder AA.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'Which batteries fit, and how long do they last?'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', '1. Power the board'),
      at('AddOns/Headwear/MarkIV', 'battery-box', 'Print a holder for the battery box'),
    ],
    typed: { name: ['battery holder AA'] },
  },
  {
    asks: 'Short, hardware, a task: charger included?.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/CytonGS', '1-know-the-parts', '1. Know the parts'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', '1. Power the board'),
    ],
    typed: { task: ['charger included?'] },
  },
  {
    asks: 'Short, hardware, a name: battery mah.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'Which batteries fit, and how long do they last?'),
      at('Cyton/CytonSpecs', 'battery-life', 'How long does a battery last?'),
    ],
    typed: { name: ['battery mah'] },
  },
  {
    asks: 'Short, hardware, a name: reset button PGM.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'rst', 'What RST does and does not do'),
      at('Cyton/CytonSpecs', 'buttons', 'Buttons, lamps and the switch'),
    ],
    typed: { name: ['reset button PGM'] },
  },
  {
    asks: 'Short, hardware, a name: ADS1299 gain.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'gain', 'Gain and scale factor')],
    typed: { name: ['ADS1299 gain'] },
  },
  {
    asks: 'Short, hardware, a name: FT231X latency.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', '', 'must be 1 ms and not the default of 16 ms'),
      at('Troubleshooting/FTDI_Fix_Windows', 'latency', 'Data are choppy: set the latency timer to 1 ms'),
      at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'Data come in bursts: the latency timer'),
      at('Troubleshooting/FTDI_Fix_Mac', 'latency', 'Data are choppy'),
    ],
    typed: { name: ['FT231X latency'] },
  },
  {
    asks: 'Short, hardware, a name: wifi shield discontinued.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiLanding', '', 'no longer sold, because of reliability problems')],
    typed: { name: ['wifi shield discontinued'] },
  },
  {
    asks: 'Short, hardware, a name: return policy.',
    origins: [],
    answers: [at('FAQ/Returns', 'time-limits', 'Time limits')],
    typed: { name: ['return policy'] },
  },
  {
    asks: 'Short, hardware, a name: EU vat duty shipping.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'who-pays-import-duties-and-vat', 'Who pays import duties and VAT?')],
    typed: { name: ['EU vat duty shipping'] },
  },
  {
    asks: 'Short, hardware, a name: ce fcc certified.',
    origins: [],
    answers: [at('FAQ/Liability', 'compliance', 'Compliance')],
    typed: { name: ['ce fcc certified'] },
  },
  {
    asks: 'Short, hardware, a name: weight of board dimensions.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'mechanics', 'Mechanics'),
      at('Ganglion/GanglionSpecs', 'mechanics', 'Mechanics'),
    ],
    typed: { name: ['weight of board dimensions'] },
  },
];
