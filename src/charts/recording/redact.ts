import { harmlessWords, mixedFields, personalFields } from '#generated/recorded-fields.ts';
import { standIn, standInNumber } from './stand-in.ts';

const personal = new Set<string>(personalFields);
const mixed = new Set<string>(mixedFields);
const harmless = new Set<string>(harmlessWords);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const date = /^\d{4}-\d\d(-\d\d)?(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/;
const idName = /(^|[a-z])(id|ids|uid|key|batch)$/i;
const idValue = /^[\w:.-]{1,80}$/;
const phone = /^[+\d\s()-]{8,}$/;

/**
 * A copy of recorded data in which every text that may be personal is a stand-in: all but the
 * contract's own words (values of enums, error codes), ids and dates. Fields that the contract
 * marks `x-personal-data` are replaced in any case.
 * @param name the field that holds the value
 */
export function redact(value: unknown, name = '', isMarked = isPersonal(name)): unknown {
  if (name === 'nextPageUrl' && typeof value === 'string') return redactPath(value);
  if (typeof value === 'string') return isKept(value, name, isMarked) ? value : standIn(value);
  if (typeof value === 'number') return isMarked && !mixed.has(name) ? standInNumber(value) : value;
  if (Array.isArray(value)) return value.map((item) => redact(item, name, isMarked));
  if (typeof value !== 'object' || value === null) return value;
  // A file: its type and size.
  if (name === 'file' && 'size' in value && 'type' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (isFieldCode(name, part)) return [key, part];
      const isPart = isPersonal(key) || (isMarked && !mixed.has(name) && name !== '');
      return [redactKey(key), redact(part, key, isPart)];
    }),
  );
}

/** What is wrong with a field, in a failure: a word of the contract under a name of a field. */
const isFieldCode = (name: string, value: unknown) =>
  name === 'fields' && typeof value === 'string' && harmless.has(value);

const isPersonal = (name: string) => personal.has(name) || mixed.has(name);

function isKept(value: string, name: string, isMarked: boolean): boolean {
  if (value === '') return true;
  if (isMarked) return mixed.has(name) && harmless.has(value);
  return (
    harmless.has(value) ||
    uuid.test(value) ||
    date.test(value) ||
    name === 'type' ||
    (idName.test(name) && idValue.test(value) && !phone.test(value))
  );
}

/** The keys of a map can be texts of people; names of fields and ids are not. */
const redactKey = (key: string) =>
  /^[\w.:-]{1,80}$/.test(key) && !phone.test(key) ? key : standIn(key);

/** Path and query of a page: ids stay, other values of the query are stand-ins. */
export function redactPath(path: string): string {
  const [pathname = '', query] = path.split('?');
  const parts = pathname.split('/').map((part) => (isPathWord(part) ? part : standIn(part)));
  if (query === undefined) return parts.join('/');
  const values = [...new URLSearchParams(query)].map(([key, value]) => [
    key,
    isPlainParameter(key, value) ? value : String(redact(value, key)),
  ]);
  return `${parts.join('/')}?${new URLSearchParams(values)}`;
}

/** Ids, and what is chosen from a list of the page's own. */
const isPlainParameter = (key: string, value: string) =>
  uuid.test(value) || (chosenParameter.test(key) && /^[\w-]{1,30}$/.test(value));
const chosenParameter =
  /^(archived|area|chart|crawling|days|decision|format|kind|language|month|only|period|permission|posts|rates|revision|sort|state|status|tab|type|version)$/;

/** A word or an id, as in the addresses of this portal. */
const isPathWord = (part: string) => idValue.test(part) && !phone.test(part);
