/** Replaced: drawn like our other icons, and shorter than the framework's, which every page has twice. */
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/Icon';
import type { Props } from '@theme/Icon/LightMode';

/** A sun, for the light mode. */
export default function Sun(props: Props): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="3.5" />
      <path d="M10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M4 16l1.4-1.4m9.2-9.2L16 4" />
    </Icon>
  );
}
