/** The primary sources behind the Ganglion's facts. */
import type { Source } from './types';

const GANGLION = 'https://github.com/OpenBCI/OpenBCI_Ganglion_Library/blob';
const HARDWARE = 'https://github.com/OpenBCI/Ganglion_Hardware_Design_Files/blob/master';

/** The board's library at firmware 3.0.2; `where` names the function. */
export const ganglionFirmware = (where: string): Source => ({
  title: 'Ganglion firmware 3.0.2, OpenBCI_Ganglion_Library.cpp',
  where,
  url: `${GANGLION}/v3.0.2/OpenBCI_Ganglion_Library.cpp`,
});

/** The last library of the 2 line, with delta compression. */
export const ganglionFirmware2 = (where: string): Source => ({
  title: 'Ganglion firmware 2.0.1, OpenBCI_Ganglion_Library.cpp',
  where,
  url: `${GANGLION}/v2.0.1/OpenBCI_Ganglion_Library.cpp`,
});

export const ganglionHeader = (where: string): Source => ({
  title: 'Ganglion firmware 3.0.2, OpenBCI_Ganglion_Library.h',
  where,
  url: `${GANGLION}/v3.0.2/OpenBCI_Ganglion_Library.h`,
});

export const ganglionDefinitions = (where: string): Source => ({
  title: 'Ganglion firmware 3.0.2, Definitions_Ganglion.h',
  where,
  url: `${GANGLION}/v3.0.2/Definitions_Ganglion.h`,
});

/** The sketch that boards ship with. */
export const ganglionSketch = (where: string): Source => ({
  title: 'Ganglion firmware 3.0.2, DefaultGanglion.ino',
  where,
  url: `${GANGLION}/v3.0.2/examples/DefaultGanglion/DefaultGanglion.ino`,
});

/** The sketch that adds the SD card; the sketch that boards ship with knows no SD command. */
export const ganglionSdSketch = (where: string): Source => ({
  title: 'Ganglion firmware 3.0.2, GanglionWithSD/SD_Card_Stuff.ino',
  where,
  url: `${GANGLION}/v3.0.2/examples/GanglionWithSD/SD_Card_Stuff.ino`,
});

export const ganglionBom = (where: string): Source => ({
  title: 'Ganglion bill of materials, Ganglion_01_BOM.xlsx',
  where,
  url: `${HARDWARE}/Ganglion_01_BOM.xlsx`,
});

export const ganglionSchematic = (where: string): Source => ({
  title: 'Ganglion schematic, revision 1.0.1',
  where,
  url: `${HARDWARE}/Ganglion_SCH.pdf`,
});

export const ganglionLayout = (where: string): Source => ({
  title: 'Ganglion board layout, Ganglion_01',
  where,
  url: 'https://github.com/OpenBCI/Ganglion_Hardware_Design_Files/tree/master/OBCI_Ganglion_Plots',
});

export const ad8237 = (where: string): Source => ({
  title: 'Analog Devices AD8237 datasheet',
  where,
  url: 'https://www.analog.com/en/products/ad8237.html',
});

export const mcp3912 = (where: string): Source => ({
  title: 'Microchip MCP3912 datasheet',
  where,
  url: 'https://www.microchip.com/en-us/product/MCP3912',
});

export const brainflowGanglion = (where: string): Source => ({
  title: 'BrainFlow, ganglion_native.cpp and ganglion_native.h',
  where,
  url: 'https://github.com/brainflow-dev/brainflow/blob/master/src/board_controller/openbci/ganglion_native.cpp',
});
