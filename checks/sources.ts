/** Technical pages end with where their facts come from. */
import { type BuiltPage, CONTENT_SELECTOR } from './builtPages';
import type { Problem } from './problem';

/** Pages that state no facts of their own, each with the reason. */
export const pagesWithoutSources: Readonly<Record<string, string>> = {
  '/': 'home page: leads on',
  '/AddOns/AddOnLanding/': 'landing page: leads on',
  '/Cyton/CytonLanding/': 'landing page: leads on',
  '/Deprecated/DeprecatedLanding/': 'landing page: leads on',
  '/Examples/ExamplesLanding/': 'landing page: leads on',
  '/FAQ/FAQLanding/': 'landing page: leads on',
  '/ForDevelopers/ForDevelopersLanding/': 'landing page: leads on',
  '/Ganglion/GanglionLanding/': 'landing page: leads on',
  '/GettingStarted/GettingStartedLanding/': 'landing page: leads on',
  '/Software/SoftwareLanding/': 'landing page: leads on',
  '/ThirdParty/ThirdPartyLanding/': 'landing page: leads on',
  '/Troubleshooting/TroubleshootingLanding/': 'landing page: leads on',
  '/FAQ/Conduct/': 'policy of this site',
  '/FAQ/Cookie/': 'policy of this site',
  '/FAQ/Privacy/': 'policy of this site',
  '/FAQ/DocsUpdate/': 'about this site itself',
};

/** A page's last section is "Sources", and it names at least one. */
export function checkSources({ route, $ }: BuiltPage, exempt: Readonly<Record<string, string>>): Problem[] {
  if (route in exempt) return [];
  const last = $(CONTENT_SELECTOR).find('h2').last();
  const title = last.clone().find('.hash-link').remove().end().text().trim();
  if (title !== 'Sources') {
    return [
      {
        place: route,
        message: `ends with "${title || 'no section'}"; a page with facts ends with "## Sources"`,
      },
    ];
  }
  const list = last.nextAll('ul, ol, table, p');
  return list.text().trim() === ''
    ? [{ place: route, message: 'its "Sources" section names no source' }]
    : [];
}
