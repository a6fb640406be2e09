/**
 * Asks for the text of the next page as soon as a reader moves on, beside its program. The framework knows of programs
 * alone; where nothing was fetched ahead, as with data saver, the text would wait until the program is there.
 */
import type { ClientModule } from '@docusaurus/types';
import { fetchText, pathOfDocument } from '../sentOnce/pageText';
import { isDocument } from './fetchAhead/chunks';

const clientModule: ClientModule = {
  onRouteUpdate({ location: { pathname }, previousLocation }) {
    if (previousLocation === null || pathname === previousLocation.pathname || !isDocument(pathname)) return;
    // Who shows the page asks again, and deals with a failure.
    fetchText(pathOfDocument(pathname)).catch(() => undefined);
  },
};
export default clientModule;
