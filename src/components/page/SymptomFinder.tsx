import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { symptoms, type Symptom } from './symptoms';
import { CodeText } from '../text/CodeText';
import styles from './SymptomFinder.module.css';

/** From what one sees to the page that mends it. Made of folds that need no JavaScript; paper and search see all of it. */
export function SymptomFinder(): ReactNode {
  return <Answers of={symptoms} group="symptom" />;
}

/** One item of the row that it stands in: its words and its code would be a column each. */
function Sentence({ children }: { children: string }): ReactNode {
  return (
    <span>
      <CodeText>{children}</CodeText>
    </span>
  );
}

/** Answers to one question; opening one shuts the others. */
function Answers({ of: answers, group }: { of: readonly Symptom[]; group: string }): ReactNode {
  return (
    <ul className={styles.answers}>
      {answers.map((answer, index) => (
        <li key={answer.see}>
          {'to' in answer ? (
            <p className={styles.fix}>
              <Sentence>{answer.see}</Sentence>
              <Link to={answer.to}>{answer.cause}</Link>
            </p>
          ) : (
            <details className={styles.fold} name={group}>
              <summary>
                <Sentence>{answer.see}</Sentence>
              </summary>
              <p className={styles.ask}>{answer.ask}</p>
              <Answers of={answer.answers} group={`${group}-${index}`} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
