/** The text of a file: see plugins/file-text. */
declare module '*?text' {
  const text: string;
  export default text;
}
