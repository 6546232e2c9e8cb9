import type {
  RecordedEvent,
  Recording,
  RecordingEntry,
  StateValue,
} from '#domain/problem-reports/recording.ts';
import {
  isPersonalFieldName,
  redactedText,
  redactPersonalData,
} from '#server/http/contract/personal-data.ts';
import { redactPath } from './redact-path.ts';

type Json = Record<string, unknown>;
type CallEntry = Extract<RecordingEntry, { kind: 'call' }>;

/**
 * Removes what may name a person, whatever the browser has removed already: fields that the
 * contract marks, by their operation or their name; the same values in other places; texts of
 * events; and what is no id or short word in addresses. Objects and lists keep their shape.
 */
export function redactRecording(recording: Recording): Recording {
  const personal = new Set<string>();
  const entries = recording.entries.map((entry) => redactEntry(entry, personal));
  const values = [...personal].filter((value) => value.length >= shortestValue);
  const hidden = hideValues(entries, new Set(values)) as RecordingEntry[];
  return { ...recording, page: redactPath(recording.page), entries: hidden };
}

/** Shorter ones, such as `1` or `hi`, occur in other places by chance. */
const shortestValue = 4;

function redactEntry(entry: RecordingEntry, personal: Set<string>): RecordingEntry {
  switch (entry.kind) {
    case 'call':
      return redactCall(entry, personal);
    case 'page':
      return { ...entry, path: redactPath(entry.path) };
    case 'chart':
      return {
        ...entry,
        ...(entry.event && { event: redactEvent(entry.event) }),
        ...(typeof entry.state === 'object' && { state: redactByName(entry.state) as StateValue }),
      };
    case 'error':
      return entry.message === undefined
        ? entry
        : { ...entry, message: redactSentence(entry.message) };
    case 'network':
      return entry;
    case 'input':
      return entry.action === 'fill' && entry.value !== undefined
        ? { ...entry, value: redactTexts(entry.value) as string }
        : entry;
    case 'device':
      return { ...entry, stored: redactTexts(redactByName(entry.stored)) as Json };
  }
}

function redactCall(entry: CallEntry, personal: Set<string>): CallEntry {
  const { query, path, body, ...others } = entry.request ?? {};
  const { plain, personal: found } = redactPersonalData(
    entry.operation,
    {
      query,
      path,
      body,
      reply: { status: entry.status, body: asBody(entry.reply as Json | undefined) },
    },
    keepShape,
  );
  for (const value of found) personal.add(value);
  const known = Object.fromEntries(
    Object.entries({ query: plain.query, path: plain.path, body: plain.body }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const reply = plain.reply?.body as Json | undefined;
  const whole = entry.reply as Json | undefined;
  return {
    ...entry,
    ...(entry.request && { request: { ...(redactByName(others) as Json), ...known } }),
    ...(whole && reply && { reply: isWhole(whole) ? reply : reply.data }),
  };
}

const isWhole = (reply: Json) => 'data' in reply || 'error' in reply;

/** Replies are recorded as sent, or only their data. */
const asBody = (reply: Json | undefined) => (reply && !isWhole(reply) ? { data: reply } : reply);

/** Event types and ids of states are fixed words; every other text may be what somebody wrote. */
function redactEvent({ type, ...fields }: RecordedEvent): RecordedEvent {
  return { type, ...(redactTexts(redactByName(fields)) as Json) };
}

function redactByName(value: unknown): unknown {
  return mapFields(value, (key, part) =>
    isPersonalFieldName(key) ? keepShape(part) : redactByName(part),
  );
}

const fixedWord = /^(?=.{1,40}$)[a-z]+([-_.][a-z]+)*$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function redactTexts(value: unknown): unknown {
  if (typeof value === 'string') return fixedWord.test(value) ? value : redactedText;
  return mapFields(value, (_, part) => redactTexts(part));
}

/** E-mail addresses, and numbers of six digits and more. */
const redactSentence = (text: string) =>
  text.replace(/\S+@\S+/g, redactedText).replace(/\d(?:[ -]?\d){5,}/g, redactedText);

/** Searching each sentence for more values than these would keep the server busy for seconds. */
const searchedValuesMax = 300;

function hideValues(value: unknown, personal: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    if (personal.has(value)) return redactedText;
    if (!value.includes(' ')) return value;
    if (personal.size > searchedValuesMax) return redactedText;
    let text = value;
    for (const one of personal) text = text.replaceAll(one, redactedText);
    return text;
  }
  return mapFields(value, (key, part) =>
    fixedFields.has(key) && typeof part === 'string' ? part : hideValues(part, personal),
  );
}

/** What the contract limits to names of ours. */
const fixedFields = new Set(['kind', 'chart', 'change', 'operation', 'type']);

/** Hides the texts and numbers inside a value, which stays an object or a list. */
function keepShape(value: unknown): unknown {
  if (typeof value === 'string') return redactedText;
  if (typeof value === 'number') return 0;
  return mapFields(value, (_, part) => keepShape(part));
}

function mapFields(value: unknown, map: (key: string, part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => map('', part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(key, part)]));
}
