/**
 * The theme's script puts whatever is stored, or asked for in the address, on the page as its colour mode. Anything but
 * light and dark is damage: the switch would have no icon. It counts as light, the default.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const { dataset } = document.documentElement;
  if (dataset.theme !== 'light' && dataset.theme !== 'dark') {
    dataset.theme = 'light';
    dataset.themeChoice = 'light';
  }
}
