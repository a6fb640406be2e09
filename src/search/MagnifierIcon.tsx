import type { ReactNode, SVGProps } from 'react';

/** In a file of its own: the navbar's button needs no other icon. */
export const MagnifierIcon = (props: SVGProps<SVGSVGElement>): ReactNode => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    aria-hidden="true"
    {...props}
  >
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m12.8 12.8 4.4 4.4" />
  </svg>
);
