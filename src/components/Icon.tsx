import type { ReactNode, SVGProps } from 'react';

/** The frame of every icon of ours: 20 by 20, drawn with lines in the colour of the text around it. */
export function Icon({ children, ...props }: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {children}
    </svg>
  );
}
