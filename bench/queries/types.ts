/** What people who use the boards ask, the place that answers it, and how they type it into a search box. */

/** In trouble (a symptom, a message, a doubt), after a thing by its name, or to get something done. */
export type QueryKind = 'trouble' | 'name' | 'task';

/** A place that answers a question. */
export interface Answer {
  /** Path without the base URL and the outer slashes. */
  page: string;
  /** Id of the heading; empty for what stands before the first one. */
  section: string;
  /** A few words of that section, without markup, that belong to the answer: who reads them has arrived. */
  mustStand: string;
}

/** An answer in one line, for lists. */
export const at = (page: string, section: string, mustStand: string): Answer => ({
  page,
  section,
  mustStand,
});

/** A question, in our words. */
export interface Question {
  asks: string;
  /** Public threads in which it was asked; none where only the wording of users is known. */
  origins: readonly string[];
  /** The best place first. Each of them answers the question by itself. */
  answers: readonly [Answer, ...Answer[]];
  /** As people type it: their words, not those of our headings, and with their slips. */
  typed: Partial<Record<QueryKind, readonly string[]>>;
}

/** One query for the measurements. */
export interface UserQuery {
  /** As typed, at most 64 characters. */
  query: string;
  kind: QueryKind;
  /** The best place first; each is right. */
  answers: readonly [Answer, ...Answer[]];
  /** The threads it was taken from, or what else it is. */
  origin: string;
}

/** A thread whose question no page answers. */
export interface UnansweredThread {
  origin: string;
  asks: string;
  /** Why the site does not answer it. */
  reason: string;
}
