import type { ReactNode, SVGProps } from 'react';
import { Icon } from '../components/Icon';

/** In a file of its own: the navbar's button needs no other icon. */
export const MagnifierIcon = (props: SVGProps<SVGSVGElement>): ReactNode => (
  <Icon {...props}>
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m12.8 12.8 4.4 4.4" />
  </Icon>
);
