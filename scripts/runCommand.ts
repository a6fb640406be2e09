/** An error of ours, or one that Node words for who reads it: an unknown option, a file that is not there. */
const isWorded = (error: unknown): error is Error =>
  error instanceof Error && (error.constructor === Error || 'code' in error);

/**
 * Runs a command of `npm run`. A failure in words is told without a stack, a fault of the program with it.
 *
 * @param main resolves with the exit code, where that is not 0
 */
export function runCommand(main: () => Promise<number | void>): void {
  main().then(
    (code) => {
      process.exitCode = code ?? 0;
    },
    (error: unknown) => {
      console.error(isWorded(error) ? error.message : error);
      process.exitCode = 1;
    },
  );
}
