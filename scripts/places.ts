import { readFileSync, writeFileSync } from 'node:fs';
import { formatPlaces, parsePlaces } from '../domain/places/place-list.ts';
import { mergePlaces } from './places/merge-places.ts';

/*
 * Rewrites the list of places from its sources: `node scripts/places.ts <folder>` with the
 * folder of their unpacked packages (docs/guides/renew-the-places.md). Ids that posts may
 * have stay.
 */
const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder of the unpacked sources.');
const path = new URL('../server/modules/reference/places/places.tsv', import.meta.url);
const places = mergePlaces(folder, parsePlaces(readFileSync(path, 'utf8')));
writeFileSync(path, formatPlaces(places));
console.log(`${places.length} places`);
