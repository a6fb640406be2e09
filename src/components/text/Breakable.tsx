import { Fragment, type ReactNode } from 'react';

/**
 * A long name of code, such as `OPENBCI_NUMBER_OF_CHANNELS`: where it does not fit, its line ends between its words. The number of a
 * section, such as 9.3.1, stays whole.
 */
export function Breakable({ children }: { children: string }): ReactNode {
  return children.split(/(?<=[_/.])(?!(?<=\d\.)\d)(?=\w)|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
