/**
 * A button for what the server has sent without one, since without scripts it would do nothing.
 *
 * @param label what it shows
 * @param name what it is called where it cannot be seen
 */
export function makeButton(
  label: string,
  name: string,
  press: (button: HTMLButtonElement) => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.setAttribute('aria-label', name);
  button.addEventListener('click', () => press(button));
  return button;
}
