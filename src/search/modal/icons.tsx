import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';

export const ClearIcon = (): ReactNode => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const RecentIcon = (): ReactNode => (
  <Icon>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4l2.7 1.8" />
  </Icon>
);

export const StarIcon = (): ReactNode => (
  <Icon>
    <path d="m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z" />
  </Icon>
);

export const PageIcon = (): ReactNode => (
  <Icon>
    <path d="M5 2.8h6.5L15 6.3v10.9H5zM11.5 2.8v3.5H15" />
  </Icon>
);

export const HeadingIcon = (): ReactNode => (
  <Icon>
    <path d="M7.5 3.5 6 16.5M14 3.5l-1.5 13M3.5 7.5h13M3.5 12.5h13" />
  </Icon>
);

export const TextIcon = (): ReactNode => (
  <Icon>
    <path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h8" />
  </Icon>
);

export const OpenIcon = (): ReactNode => (
  <Icon>
    <path d="M16 4.5v4a2.5 2.5 0 0 1-2.5 2.5H4.5M8 7.5 4.5 11 8 14.5" />
  </Icon>
);

export const OfflineIcon = (): ReactNode => (
  <Icon width="40" height="40" strokeWidth="1">
    <path d="M3 7.5a10.5 10.5 0 0 1 4-2.3M17 7.5a10.5 10.5 0 0 0-6-2.9M5.7 10.7a6.5 6.5 0 0 1 3-1.7M14.3 10.7a6.5 6.5 0 0 0-1.6-1.1M8.3 13.7a2.6 2.6 0 0 1 3.4 0M10 16.6h.01M3.5 2.5l13 15" />
  </Icon>
);

export const NothingFoundIcon = (): ReactNode => (
  <Icon width="40" height="40" strokeWidth="1">
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m12.8 12.8 4.4 4.4M6.5 6.5l4 4M10.5 6.5l-4 4" />
  </Icon>
);
