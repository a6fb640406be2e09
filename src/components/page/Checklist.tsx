import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import styles from './Checklist.module.css';
import { useKeptTicks } from './useKeptTicks';

interface ChecklistProps {
  /** What the list is, "What you need" where nothing is said. */
  title?: string;
  /** How long the task takes, such as "15 minutes". */
  time?: string;
  children: ReactNode;
}

/** Puts what each element holds through `change`; text between elements stays. */
function changeContents(elements: ReactNode, change: (contents: ReactNode) => ReactNode): ReactNode {
  return Children.map(elements, (element) =>
    isValidElement<{ children?: ReactNode }>(element)
      ? cloneElement(element, {}, change(element.props.children))
      : element,
  );
}

/** A bullet list with a box before each item. Without scripts it can be ticked too, but is not kept. */
const withBoxes = (lists: ReactNode): ReactNode =>
  changeContents(lists, (items) =>
    changeContents(items, (item) => (
      <label>
        <input type="checkbox" autoComplete="off" />
        {item}
      </label>
    )),
  );

/** What a task needs before its first step: write one bullet list inside. Its ticks stay on the reader's device. */
export function Checklist({ title = 'What you need', time, children }: ChecklistProps): ReactNode {
  const [container, keepTicks] = useKeptTicks<HTMLElement>();
  return (
    <aside className={styles.checklist} aria-label={title} ref={container} onChange={keepTicks}>
      <p className={styles.title}>
        <strong>{title}</strong> {time && <span className={styles.time}>Takes about {time}</span>}
      </p>
      {withBoxes(children)}
    </aside>
  );
}
