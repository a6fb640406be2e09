import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ProjectFileData } from '@site/src/code/projectFile';
import { CodeBlock } from './code/CodeBlock';
import styles from './ProjectFile.module.css';

interface ProjectFileProps {
  /** `import file from '@generated/project-files/default/NAME.json'` for `static/examples/NAME`. */
  file: ProjectFileData;
}

/** A whole file of a project, to read and to download; both are the file that the tests run. */
export function ProjectFile({ file: { name, language, html } }: ProjectFileProps): ReactNode {
  return (
    <div className={styles.file}>
      <CodeBlock language={language} title={name} html={html} />
      <Link to={`pathname:///examples/${name}`} download>
        Download {name}
      </Link>
    </div>
  );
}
