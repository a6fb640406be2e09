/** One thing to fix: where it is, what is wrong, and what would be right. */
export interface Problem {
  /** A file of the project, with `:line` where known, or the route of a built page. */
  place: string;
  message: string;
}
