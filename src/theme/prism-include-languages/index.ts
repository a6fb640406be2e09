// Replaced: the build highlights (`plugins/code-highlighting`); the browser needs no language.
export default (): void => undefined;
