/** The primary sources behind the Cyton, Daisy and radio facts, each with an address readers can open. */
import type { Source } from './types';

const CYTON_TAG = 'https://github.com/OpenBCI/OpenBCI_Cyton_Library/blob/v3.1.5';
const HARDWARE = 'https://github.com/OpenBCI/V3_Hardware_Design_Files/tree/master';

/** The board's library, `OpenBCI_32bit_Library.cpp`, at firmware 3.1.5; `where` names the function. */
export const cytonFirmware = (where: string): Source => ({
  title: 'Cyton firmware 3.1.5, OpenBCI_32bit_Library.cpp',
  where,
  url: `${CYTON_TAG}/OpenBCI_32bit_Library.cpp`,
});

/** The constants of the same library; `where` names the symbol. */
export const cytonDefinitions = (where: string): Source => ({
  title: 'Cyton firmware 3.1.5, OpenBCI_32bit_Library_Definitions.h',
  where,
  url: `${CYTON_TAG}/OpenBCI_32bit_Library_Definitions.h`,
});

/** The SD card code of the sketch that boards ship with. */
export const cytonSdFirmware = (where: string): Source => ({
  title: 'Cyton firmware 3.1.5, DefaultBoard/SD_Card_Stuff.ino',
  where,
  url: `${CYTON_TAG}/examples/DefaultBoard/SD_Card_Stuff.ino`,
});

/** The main loop of the sketch that boards ship with. */
export const cytonSketch = (where: string): Source => ({
  title: 'Cyton firmware 3.1.5, DefaultBoard/DefaultBoard.ino',
  where,
  url: `${CYTON_TAG}/examples/DefaultBoard/DefaultBoard.ino`,
});

/** The firmware's own list of changes. */
export const cytonChangelog = (where: string): Source => ({
  title: 'Cyton firmware changelog',
  where,
  url: `${CYTON_TAG}/changelog.md`,
});

/** The dongle and board radios' library. */
export const radioFirmware = (where: string): Source => ({
  title: 'Radio firmware 2.0.4, OpenBCI_Radios.cpp',
  where,
  url: 'https://github.com/OpenBCI/OpenBCI_Radios/blob/v2.0.4/OpenBCI_Radios.cpp',
});

/** The constants of the radios' library. */
export const radioDefinitions = (where: string): Source => ({
  title: 'Radio firmware 2.0.4, OpenBCI_Radios_Definitions.h',
  where,
  url: 'https://github.com/OpenBCI/OpenBCI_Radios/blob/v2.0.4/OpenBCI_Radios_Definitions.h',
});

/** The sketch the dongle runs. */
export const radioHostSketch = (where: string): Source => ({
  title: 'Radio firmware 2.0.4, RadioHost32bit.ino',
  where,
  url: 'https://github.com/OpenBCI/OpenBCI_Radios/blob/v2.0.4/examples/RadioHost32bit/RadioHost32bit.ino',
});

/** The library below the radios' own, which sets the frequencies. */
export const rfduinoRadioLibrary = (where: string): Source => ({
  title: 'OpenBCI’s RFduino core, libRFduinoGZLL.c',
  where,
  url: 'https://github.com/OpenBCI/OpenBCI_RFduino/blob/master/RFduino/source/libRFduinoGZLL/libRFduinoGZLL.c',
});

export const cytonSchematic = (where: string): Source => ({
  title: 'Cyton schematic, OBCI_V3_32bit-Schematic.jpg',
  where,
  url: `${HARDWARE}/OpenBCI%20Cyton%20Designs`,
});

export const cytonBom = (where: string): Source => ({
  title: 'Cyton bill of materials, OBCI_V4_C_BOM.xlsx',
  where,
  url: `${HARDWARE}/OpenBCI%20Cyton%20Designs/OBCI_Cyton_Plots`,
});

export const cytonLayout = (where: string): Source => ({
  title: 'Cyton board layout, OBCI_V4_C',
  where,
  url: `${HARDWARE}/OpenBCI%20Cyton%20Designs/OBCI_Cyton_Plots`,
});

export const daisyBom = (where: string): Source => ({
  title: 'Daisy bill of materials, OBCI_V3-1_D_BOM.xlsx',
  where,
  url: `${HARDWARE}/OpenBCI%20Daisy%20Designs/OBCI_Daisy_Plots`,
});

export const daisyLayout = (where: string): Source => ({
  title: 'Daisy board layout, OBCI_V3_D',
  where,
  url: `${HARDWARE}/OpenBCI%20Daisy%20Designs/OBCI_Daisy_Plots`,
});

export const dongleLayout = (where: string): Source => ({
  title: 'Dongle board layout, OBCI_V3-1_B',
  where,
  url: `${HARDWARE}/OpenBCI%20Dongle%20Designs/OBCI_Dongle_Plots`,
});

export const dongleBom = (where: string): Source => ({
  title: 'Dongle bill of materials, OBCI_V3-1_B_BOM.xlsx',
  where,
  url: `${HARDWARE}/OpenBCI%20Dongle%20Designs/OBCI_Dongle_Plots`,
});

export const ads1299 = (where: string): Source => ({
  title: 'Texas Instruments ADS1299 datasheet, SBAS499C',
  where,
  url: 'https://www.ti.com/lit/ds/symlink/ads1299.pdf',
});

export const pic32 = (where: string): Source => ({
  title: 'Microchip PIC32MX1XX/2XX datasheet, DS60001168K',
  where,
});

export const lis3dh = (where: string): Source => ({
  title: 'STMicroelectronics LIS3DH datasheet',
  where,
  url: 'https://www.st.com/resource/en/datasheet/lis3dh.pdf',
});

export const chipkitPins = (where: string): Source => ({
  title: 'chipKIT core, variants/openbci/Board_Defs.h',
  where,
  url: 'https://github.com/chipKIT32/chipKIT-core/blob/master/pic32/variants/openbci/Board_Defs.h',
});

export const brainflowCyton = (where: string): Source => ({
  title: 'BrainFlow, cyton.cpp',
  where,
  url: 'https://github.com/brainflow-dev/brainflow/blob/master/src/board_controller/openbci/cyton.cpp',
});

export const brainflowDaisy = (where: string): Source => ({
  title: 'BrainFlow, cyton_daisy.cpp',
  where,
  url: 'https://github.com/brainflow-dev/brainflow/blob/master/src/board_controller/openbci/cyton_daisy.cpp',
});
