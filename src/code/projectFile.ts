/** A file below `static/examples/`, as `plugins/project-files` hands it to the pages that show it. */
export interface ProjectFileData {
  /** Its name below `static/examples/`. */
  name: string;
  language: string;
  /** Its text, highlighted; `@theme/CodeBlock` shows it. */
  html: string;
}
