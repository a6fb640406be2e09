/** The frame that a phone's browser draws around the page has the colour of its paper, in both colour modes. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  const paint = (): void =>
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--site-paper').trim());
  paint();
  new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] });
}
