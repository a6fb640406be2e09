/** The questions of users in the front matter of pages lead somewhere, and every page that people ask about has some. */
import { PAGE_ITSELF, parseQuestions } from '../scripts/finish/searchIndex/questions';
import type { BuiltPage } from './builtPages';
import type { Problem } from './problem';
import type { SourcePage } from '../scripts/sourcePages';

/** Pages that nobody comes to with a question: lists of other pages. */
export const pagesWithoutQuestions: ReadonlySet<string> = new Set([
  '/Cyton/CytonLanding/',
  '/Ganglion/GanglionLanding/',
]);

/**
 * @param built the page as readers get it; `undefined` when it was not built
 * @param without the pages that need no questions
 */
export function checkQuestions(
  { file, route, frontMatter }: SourcePage,
  built: BuiltPage | undefined,
  without: ReadonlySet<string>,
): Problem[] {
  const questions = parseQuestions(frontMatter.questions);
  if (typeof questions === 'string') return [{ place: file, message: questions }];
  if (questions.size === 0)
    return without.has(route)
      ? []
      : [
          {
            place: file,
            message:
              'has no questions. Add what users ask and the page answers, in their words: questions: by the id of the section.',
          },
        ];
  if (without.has(route))
    return [{ place: file, message: 'has questions and is listed as a page without (checks/questions.ts)' }];
  if (!built) {
    return [
      {
        place: file,
        message: `is not in the build at ${route}. Run: npm run build`,
      },
    ];
  }
  const ids = new Set(
    built
      .$('main')
      .find('h1, h2, h3, h4, h5, h6')
      .map((_, heading) => built.$(heading).attr('id') ?? '')
      .get(),
  );
  return [...questions.keys()]
    .filter((id) => id !== PAGE_ITSELF && !ids.has(id))
    .map((id) => ({
      place: file,
      message: `has questions for the section "${id}", which it lacks: they lead to the top of the page. Name the id of the heading that answers.`,
    }));
}
