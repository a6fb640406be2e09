/** What the browser tells of the reader's connection; most tell nothing. */

export interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
  /** How the device is connected; phones, tablets and Chromebooks tell it. */
  type?: string;
}

const connectionHere = (): NetworkInformation | undefined =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Does the reader ask for less data? */
export const savesData = (connection = connectionHere()): boolean => connection?.saveData === true;

/** Is the connection slow, or paid by the byte? */
export const isSparing = (connection = connectionHere()): boolean =>
  savesData(connection) || connection?.effectiveType?.includes('2g') === true;

/** Is it said to be fast and not paid by the byte? Only then may something come that nobody asked for. */
export const isFastAndFree = (connection = connectionHere()): boolean =>
  !isSparing(connection) &&
  connection?.effectiveType === '4g' &&
  (connection.type === 'wifi' || connection.type === 'ethernet');
