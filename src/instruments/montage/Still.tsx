import type { ReactNode } from 'react';
import { HeadMap } from '@site/src/components/electrodes/HeadMap';
import { markIvDaisy } from '@site/src/data/montages';

/** The editor without a script: the sixteen channels of the GUI's layout. */
export const Still = (): ReactNode => (
  <HeadMap title="Sixteen channels in the order of the GUI" montage={markIvDaisy} />
);
