import type { RecordedEvent, RecordingEntry, StateValue } from './recording.ts';
import { standIn, standInNumber, uuid } from './stand-in.ts';

/** What a recording may keep, by the contract (generated/recorded-fields.ts). */
export type RecordedFields = {
  personalFields: readonly string[];
  /** Personal in some places of the contract and not in others. */
  mixedFields: readonly string[];
  /** The contract's own words: values of enums, error codes. */
  harmlessWords: readonly string[];
};

const date = /^\d{4}-\d\d(-\d\d)?(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/;
const idName = /(^|[a-z])(id|ids|uid|key|batch)$/i;
const idValue = /^[\w:.-]{1,80}$/;
const typeValue = /^[a-z][\w.+/:-]{0,119}$/i;
/** Fields of the portal's own data and charts that hold one of a few words. */
const ownWordName = /^(kind|profile|state|status|tone)$/;
const ownWord = /^[a-z]+(([A-Z]|-[a-z])[a-z]*)*$/;
const phone = /^[+\d\s()-]{8,}$/;

/**
 * Removes what may be personal from a recording. The browser does so when a recording is taken, and
 * the server again when it gets one. What was redacted already stays as it is.
 */
export function createRedaction(fields: RecordedFields) {
  const plain = createDataRedaction(fields);
  const redactEntry = (entry: RecordingEntry) => redactEntryBy(plain, entry);
  return { ...plain, redactEntry };
}

function createDataRedaction({ personalFields, mixedFields, harmlessWords }: RecordedFields) {
  const personal = new Set(personalFields);
  const mixed = new Set(mixedFields);
  const harmless = new Set(harmlessWords);
  const isPersonal = (name: string) => personal.has(name) || mixed.has(name);

  /**
   * A copy of recorded data in which every text that may be personal is a stand-in: all but the
   * contract's own words, ids and dates. Fields that the contract marks `x-personal-data` are
   * replaced in any case.
   * @param name the field that holds the value
   */
  function redact(value: unknown, name = '', isMarked = isPersonal(name)): unknown {
    if (name === 'nextPageUrl' && typeof value === 'string') return redactPath(value);
    if (typeof value === 'string') return isKept(value, name, isMarked) ? value : standIn(value);
    if (typeof value === 'number')
      return isMarked && !mixed.has(name) ? standInNumber(value) : value;
    if (Array.isArray(value)) return value.map((item) => redact(item, name, isMarked));
    if (typeof value !== 'object' || value === null) return value;
    // A file: its type and size.
    if (name === 'file' && isFile(value)) return value;
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

  function isKept(value: string, name: string, isMarked: boolean): boolean {
    if (value === '') return true;
    if (isMarked) return mixed.has(name) && harmless.has(value);
    return (
      harmless.has(value) ||
      uuid.test(value) ||
      date.test(value) ||
      (name === 'type' && typeValue.test(value)) ||
      (ownWordName.test(name) && value.length <= 24 && ownWord.test(value)) ||
      (idName.test(name) && idValue.test(value) && !phone.test(value))
    );
  }

  /** Path and query of a page: ids stay, other values of the query are stand-ins. */
  function redactPath(path: string): string {
    const [pathname = '', query] = path.replace(/#.*$/s, '').split('?');
    const parts = pathname.split('/').map((part) => (isPathWord(part) ? part : standIn(part)));
    if (query === undefined) return parts.join('/');
    const values = [...new URLSearchParams(query)].map(([key, value]) => [
      redactKey(key),
      isPlainParameter(key, value) ? value : String(redact(value, key)),
    ]);
    return `${parts.join('/')}?${new URLSearchParams(values)}`;
  }

  return { redact, redactPath, isHarmless: (word: string) => harmless.has(word) };
}

type DataRedaction = ReturnType<typeof createDataRedaction>;

/** An entry without personal data. */
function redactEntryBy(
  { redact, redactPath }: DataRedaction,
  entry: RecordingEntry,
): RecordingEntry {
  const redactEvent = ({ type, ...fields }: RecordedEvent): RecordedEvent => ({
    type,
    ...(redact(fields) as object),
  });
  switch (entry.kind) {
    case 'page': {
      const { language, ...page } = entry;
      const isLanguage = language !== undefined && languageCode.test(language);
      return { ...page, path: redactPath(entry.path), ...(isLanguage && { language }) };
    }
    case 'error':
      return { ...entry, ...redactError(entry) };
    case 'call': {
      const { request, reply } = entry;
      return {
        ...entry,
        ...(request && { request: redact(request) as typeof request }),
        ...(reply !== undefined && { reply: redact(reply) }),
      };
    }
    case 'chart':
      return {
        ...entry,
        ...(entry.event && { event: redactEvent(entry.event) }),
        ...(entry.state && { state: redactState(entry.state) }),
      };
    case 'device':
      return { ...entry, stored: redact(entry.stored) as typeof entry.stored };
    case 'input':
      return {
        ...entry,
        ...(entry.value !== undefined && { value: redactInput(entry.value) }),
        ...(entry.files && { files: redact(entry.files) as typeof entry.files }),
      };
    case 'network':
      return entry;
  }
}

/** Dates, times, places of options and keys stay: a stand-in would be none. */
const redactInput = (value: string) =>
  date.test(value) || plainInput.test(value) ? value : standIn(value);
const plainInput =
  /^(([01]\d|2[0-3]):[0-5]\d|-?\d{1,3}|Enter|Escape|Home|End|Arrow(Up|Down|Left|Right))$/;

const languageCode = /^[a-z]{2,3}(-[A-Za-z]+)?$/;

/** Names of states are words of ours. */
function redactState(state: StateValue): StateValue {
  if (typeof state === 'string') return stateName.test(state) ? state : standIn(state);
  return Object.fromEntries(
    Object.entries(state).map(([region, inner]) => [
      stateName.test(region) ? region : standIn(region),
      inner && redactState(inner),
    ]),
  );
}
const stateName = /^[a-z][\w-]{0,59}$/i;

const isFile = (value: object) =>
  'size' in value &&
  typeof value.size === 'number' &&
  'type' in value &&
  typeValue.test(String(value.type) || 'none') &&
  Object.keys(value).length === 2;

/** The keys of a map can be texts of people; names of fields and ids are not. */
const redactKey = (key: string) =>
  /^[\w.:-]{1,80}$/.test(key) && !phone.test(key) ? key : standIn(key);

/** Ids, and what is chosen from a list of the page's own. */
const isPlainParameter = (key: string, value: string) =>
  uuid.test(value) || (chosenParameter.test(key) && /^[\w-]{1,30}$/.test(value));
const chosenParameter =
  /^(archived|area|chart|crawling|days|decision|format|kind|language|month|only|period|permission|posts|rates|revision|sort|state|status|tab|type|version)$/;

/** A word or an id, as in the addresses of this portal. */
const isPathWord = (part: string) => part === '' || (idValue.test(part) && !phone.test(part));

/** The beginning of a text, without half of a character at its end: no database stores that. */
export const beginning = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** Messages of errors can quote what a person has typed. Names of programs' errors are words. */
const redactError = ({ name, message = '' }: { name: string; message?: string }) => ({
  name: /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error',
  message: standIn(beginning(message, 300)),
});
