/** The routes that are preloaded are those that will be shown: both match letter for letter. */
import routes from '@generated/routes';
import { makeSensitive } from './makeSensitive';

makeSensitive(routes);
