/** Replaced: drawn like our other icons, and shorter than the framework's, which every page has twice. */
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/Icon';
import type { Props } from '@theme/Icon/DarkMode';

/** A moon, for the dark mode. */
export default function Moon(props: Props): ReactNode {
  return (
    <Icon {...props}>
      <path d="M8 2.8a7.5 7.5 0 1 0 9.2 9.2A6 6 0 0 1 8 2.8z" />
    </Icon>
  );
}
