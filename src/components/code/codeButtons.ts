/** The buttons of a code block: they are no part of the page that the server sends, for without scripts they do nothing. */
import styles from './CodeBlock.module.css';

const TOLD_MS = 1500;

function makeButton(
  label: string,
  name: string,
  press: (button: HTMLButtonElement) => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.textContent = label;
  button.setAttribute('aria-label', name);
  button.addEventListener('click', () => press(button));
  return button;
}

/** Says for a moment what became of a press. */
function tell(button: HTMLButtonElement, outcome: string): void {
  const { textContent: label, ariaLabel: name } = button;
  button.textContent = outcome;
  button.ariaLabel = outcome;
  button.dataset.told = '';
  setTimeout(() => {
    button.textContent = label;
    button.ariaLabel = name;
    delete button.dataset.told;
  }, TOLD_MS);
}

function select(code: Element): void {
  getSelection()?.selectAllChildren(code);
}

/** Gives a code block its buttons. As `ref` of an element, or for one that the server has sent. */
export function watchCode(block: HTMLElement | null): void {
  const pre = block?.querySelector('pre');
  if (!block || !pre || block.querySelector('button')) return;
  const copy = makeButton('Copy', 'Copy code to clipboard', (button) => {
    // Without a clipboard, as on a page that came over plain HTTP, the code is marked, ready to be copied.
    if (!navigator.clipboard) select(pre);
    else
      navigator.clipboard.writeText(pre.textContent.replace(/\n$/, '')).then(
        () => tell(button, 'Copied'),
        () => select(pre),
      );
  });
  const wrap = makeButton('Wrap', 'Toggle word wrap', (button) => {
    block.toggleAttribute('data-wraps');
    button.setAttribute('aria-pressed', String(block.hasAttribute('data-wraps')));
  });
  wrap.hidden = true;
  const buttons = document.createElement('div');
  buttons.className = styles.buttons ?? '';
  buttons.append(wrap, copy);
  pre.before(buttons);
  new ResizeObserver(() => {
    wrap.hidden = !block.hasAttribute('data-wraps') && pre.scrollWidth <= pre.clientWidth;
  }).observe(pre);
}
