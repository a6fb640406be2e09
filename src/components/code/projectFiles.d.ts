/** A file of a project: see plugins/project-files. */
declare module '@generated/project-files/default/*.json' {
  import type { ProjectFileData } from '@site/src/code/projectFile';

  const file: ProjectFileData;
  export default file;
}
