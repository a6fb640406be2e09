/** A file of a project: see plugins/project-files. */
declare module '@generated/project-files/default/*.json' {
  import type { ProjectFileData } from '@site/plugins/project-files';

  const file: ProjectFileData;
  export default file;
}
