/** Signs that a reason may have: one line beside another on a desk, two on a phone. */
const LONGEST = 68;

/** Below it, what ends at a comma says too little. */
const SHORTEST = 34;

/**
 * The beginning of a description, as why one would go to its page: whole sentences or parts of a list where they fit,
 * else whole words.
 */
export function shortReason(description: string): string {
  if (description.length <= LONGEST) return description.replace(/\.$/, '');
  const start = description.slice(0, LONGEST);
  const sentence = /^.*?(?=\. )/.exec(start)?.[0];
  if (sentence !== undefined && sentence.length >= SHORTEST) return sentence;
  const comma = Math.max(start.lastIndexOf(', '), start.lastIndexOf('; '));
  const end = comma >= SHORTEST ? comma : start.lastIndexOf(' ');
  return `${start.slice(0, end).replace(/[,;:]$/, '')} …`;
}
