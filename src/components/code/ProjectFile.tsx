import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ProjectFileData } from '@site/src/code/projectFile';
import { CodeBlock } from './CodeBlock';
import styles from './ProjectFile.module.css';

interface ProjectFileProps {
  /** `import file from '@generated/project-files/default/NAME.json'` for `static/examples/NAME`. */
  file: ProjectFileData;
  /** What it needs to run, such as `Python 3.8 or newer, standard library only`. */
  needs?: string;
}

/** A whole file of a project, to read and to download; both are the file that the tests run. */
export function ProjectFile({ file: { name, language, html }, needs }: ProjectFileProps): ReactNode {
  return (
    <div className={styles.file}>
      <CodeBlock language={language} title={needs ? `${name} (${needs})` : name} html={html} />
      <Link to={`pathname:///examples/${name}`} download>
        Download {name}
      </Link>
    </div>
  );
}
