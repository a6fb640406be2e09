/**
 * The buttons of a code block. They are not part of the page that the server sends, because without scripts they do
 * nothing. Their place is: a new element before the code would make the browser style all of the code anew.
 */
import { makeButton } from '../makeButton';
import styles from './CodeBlock.module.css';

const TOLD_MS = 1500;

function makeCodeButton(...parameters: Parameters<typeof makeButton>): HTMLButtonElement {
  const button = makeButton(...parameters);
  button.className = styles.button ?? '';
  return button;
}

/** Says for a moment what became of a press; a second press in that moment has the same to say. */
function tell(button: HTMLButtonElement, outcome: string): void {
  if (button.dataset.told !== undefined) return;
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

/** Marks the code where the clipboard is out of reach, so that the reader's next step is to copy it. */
function select(code: Element, button: HTMLButtonElement): void {
  getSelection()?.selectAllChildren(code);
  tell(button, 'Not copied: selected');
}

/** Gives a code block its buttons. As `ref` of an element, or for one that the server has sent. */
export function watchCode(block: HTMLElement | null): void {
  const pre = block?.querySelector('pre');
  if (!block || !pre || block.querySelector('button')) return;
  const copy = makeCodeButton('Copy', 'Copy code to clipboard', (button) => {
    // There is none on a page that came over plain HTTP.
    if (!navigator.clipboard) select(pre, button);
    else
      navigator.clipboard.writeText(pre.textContent.replace(/\n$/, '')).then(
        () => tell(button, 'Copied'),
        () => select(pre, button),
      );
  });
  const wrap = makeCodeButton('Wrap', 'Toggle word wrap', (button) => {
    block.toggleAttribute('data-wraps');
    button.setAttribute('aria-pressed', String(block.hasAttribute('data-wraps')));
  });
  wrap.hidden = true;
  pre.previousElementSibling?.append(wrap, copy);
  new ResizeObserver(() => {
    wrap.hidden = !block.hasAttribute('data-wraps') && pre.scrollWidth <= pre.clientWidth;
  }).observe(pre);
}
