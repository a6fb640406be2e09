/** In the place of a part of the theme that this site never draws. */
export default function NotDrawn(): null {
  return null;
}
