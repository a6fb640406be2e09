/**
 * Stands in for the framework's module of this name, which shows a page under the name of its file too
 * (`/Cyton/CytonSpecs.html`), and gives hashes on to code that throws when it cannot decode them.
 */
import type { Location } from 'history';
import { decodable } from './decodable';

/** The address as it is, but for a hash that could not be decoded. */
export default function normalizeLocation(location: Location): Location {
  const hash = decodable(location.hash);
  return hash === location.hash ? location : { ...location, hash };
}
