/**
 * `Promise.all`, but a failure waits for the others: what they work on is cleared away after it, and who is still writing
 * there would make that fail too, with an error that hides the first.
 */
export async function allDone<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
