/**
 * A function that keeps its answers. When it has `most` of them it forgets all, which bounds a long-lived worker
 * more simply than keeping track of their age.
 */
export function remember<Answer>(compute: (text: string) => Answer, most: number): (text: string) => Answer {
  const answers = new Map<string, { answer: Answer }>();
  return (text) => {
    const known = answers.get(text);
    if (known) return known.answer;
    if (answers.size >= most) answers.clear();
    const answer = compute(text);
    answers.set(text, { answer });
    return answer;
  };
}
