/** In the place of an icon that the site does not show. */
export default function NoIcon(): null {
  return null;
}
