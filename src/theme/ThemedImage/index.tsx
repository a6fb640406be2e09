/** Replaced: the logo, the only such picture, is one file for both modes. A `srcDark` beside it is not drawn. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/ThemedImage';

export default function PictureForBothModes({ sources, alt, ...props }: Props): ReactNode {
  return <img src={sources.light} alt={alt} {...props} />;
}
