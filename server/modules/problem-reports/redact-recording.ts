import type { CallEntry, Recording, RecordingEntry } from '#domain/problem-reports/recording.ts';
import { beginning, createRedaction } from '#domain/problem-reports/redaction.ts';
import { standIn, standInNumber } from '#domain/problem-reports/stand-in.ts';
import { harmlessWords, mixedFields, personalFields } from '#generated/recorded-fields.ts';
import { redactPersonalData } from '#server/http/contract/personal-data.ts';

type Json = Record<string, unknown>;

const { redactEntry, redactPath, isHarmless } = createRedaction({
  personalFields,
  mixedFields,
  harmlessWords,
});

/**
 * Removes what may name a person, by the rules of the browser, whatever the browser has removed
 * already. What the browser has redacted stays as it is. Beyond that, fields are also found by
 * their operation, and personal values are replaced in other places too.
 */
export function redactRecording(recording: Recording): Recording {
  const personal = new Set<string>();
  const entries = recording.entries.map((entry) =>
    redactEntry(entry.kind === 'call' ? redactCall(entry, personal) : entry),
  );
  const values = [...personal].filter((value) => value.length >= shortestValue && isRaw(value));
  return {
    ...recording,
    page: shortPath(recording.page),
    entries: hideValues(entries.map(shortenPath), new Set(values)) as RecordingEntry[],
  };
}

/** Shorter ones, such as `1` or `hi`, occur in other places by chance. */
const shortestValue = 4;
const isRaw = (value: string) => !isHarmless(value) && standIn(value) !== value;

/** As `RecordedPath` of the contract. */
const longestPath = 500;
const shortPath = (path: string) => beginning(redactPath(path), longestPath);
const shortenPath = (entry: RecordingEntry): RecordingEntry =>
  entry.kind === 'page' ? { ...entry, path: beginning(entry.path, longestPath) } : entry;

function redactCall<Call extends CallEntry>(entry: Call, personal: Set<string>): Call {
  const { query, path, body, ...others } = (entry.request ?? {}) as Json;
  const whole = entry.reply as Json | undefined;
  const exchange = { query, path, body, reply: { status: entry.status, body: asBody(whole) } };
  const found = redactPersonalData(entry.operation, exchange, keepShape);
  for (const value of found.personal) personal.add(value);
  const { reply, ...plain } = found.plain;
  const known = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  );
  const replyBody = reply?.body as Json | undefined;
  return {
    ...entry,
    ...(entry.request && { request: { ...others, ...known } }),
    ...(whole && replyBody && { reply: isWhole(whole) ? replyBody : replyBody.data }),
  };
}

const isWhole = (reply: Json) => 'data' in reply || 'error' in reply;

/** Replies are recorded as sent, or only their data. */
const asBody = (reply: Json | undefined) => (reply && !isWhole(reply) ? { data: reply } : reply);

function hideValues(value: unknown, personal: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return personal.has(value) ? standIn(value) : value;
  return mapFields(value, (key, part) =>
    fixedFields.has(key) && typeof part === 'string' ? part : hideValues(part, personal),
  );
}

/** What the contract limits to names of ours. */
const fixedFields = new Set(['kind', 'chart', 'change', 'operation', 'type']);

/** Stand-ins for the texts and numbers inside a value, which stays an object or a list. */
function keepShape(value: unknown): unknown {
  if (typeof value === 'string') return isHarmless(value) ? value : standIn(value);
  if (typeof value === 'number') return standInNumber(value);
  return mapFields(value, (_, part) => keepShape(part));
}

function mapFields(value: unknown, map: (key: string, part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => map('', part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(key, part)]));
}
