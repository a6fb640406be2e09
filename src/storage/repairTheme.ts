/**
 * The theme's script puts whatever is stored, or asked for in the address, on the page as its colour mode. Anything but
 * light and dark is damage: the switch would have no icon. It counts as light, the default.
 *
 * What another tab stores is followed by the theme, which takes a removal for a wish to follow the system, a mode that this
 * site does not have: the switch would name it. An open page stays as it is then.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const isMode = (value: string | null | undefined): boolean => value === 'light' || value === 'dark';

if (ExecutionEnvironment.canUseDOM) {
  const { dataset } = document.documentElement;
  if (!isMode(dataset.theme)) {
    dataset.theme = 'light';
    dataset.themeChoice = 'light';
  }
  // Before the theme adds its own listener.
  window.addEventListener('storage', (event) => {
    if (event.key === 'theme' && !isMode(event.newValue)) event.stopImmediatePropagation();
  });
}
