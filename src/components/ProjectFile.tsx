import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import styles from './ProjectFile.module.css';

interface ProjectFileProps {
  /** Its name below `static/examples/`. */
  name: string;
  /** Its text: `import code from '@site/static/examples/NAME?text'`. */
  code: string;
}

/** A whole file of a project, to read and to download; both are the file that the tests run. */
export function ProjectFile({ name, code }: ProjectFileProps): ReactNode {
  return (
    <div className={styles.file}>
      <CodeBlock language={name.endsWith('.ino') ? 'arduino' : 'python'} title={name}>
        {code.trimEnd()}
      </CodeBlock>
      <Link to={`pathname:///examples/${name}`} download>
        Download {name}
      </Link>
    </div>
  );
}
