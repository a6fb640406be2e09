/** Opens what is folded around the place that an address names: by a link, from the search, or at the first load. */
import type { ClientModule } from '@docusaurus/types';

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  let wasFolded = false;
  for (
    let fold = target?.closest('details');
    fold;
    fold = fold.parentElement?.closest<HTMLDetailsElement>('details')
  ) {
    wasFolded ||= !fold.open;
    fold.open = true;
  }
  // The framework has tried to scroll there, which does nothing as long as the place is folded away. At the first load the
  // browser itself finds it, and on a reload it keeps the place that was left.
  if (wasFolded && previousLocation) target?.scrollIntoView();
  return undefined;
};
