/** Opens the answer whose question an address names: by a link on the page, from the search, or at the first load. */
export function onRouteDidUpdate({ location }: { location: { hash: string } }): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const question = id === '' ? null : document.getElementById(id)?.closest('details');
  if (question) question.open = true;
}
