import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import type { Recording } from '#domain/problem-reports/recording.ts';

const at = v.pipe(v.number(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(2000));
const entry = v.variant('kind', [
  v.looseObject({
    kind: v.literal('chart'),
    at,
    chart: text,
    actor: v.pipe(v.number(), v.integer()),
    change: v.picklist(['started', 'event', 'ended']),
    event: v.optional(v.looseObject({ type: text })),
    isFromPerson: v.optional(v.boolean()),
  }),
  v.looseObject({
    kind: v.literal('call'),
    at,
    operation: text,
    status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
    ms: v.number(),
    isEarlier: v.optional(v.literal(true)),
  }),
  v.object({
    kind: v.literal('page'),
    at,
    path: v.pipe(text, v.regex(/^\/(?![/\\])/)),
    language: v.optional(text),
    isPrerendered: v.optional(v.literal(true)),
  }),
  v.object({ kind: v.literal('network'), at, isOnline: v.boolean() }),
  v.object({
    kind: v.literal('input'),
    at,
    action: v.picklist(['press', 'fill', 'choose', 'key']),
    target: text,
    value: v.optional(v.pipe(v.string(), v.maxLength(4000))),
    files: v.optional(v.array(v.looseObject({}))),
  }),
  v.object({ kind: v.literal('device'), at, stored: v.record(text, v.unknown()) }),
  v.object({ kind: v.literal('error'), at, name: text, message: v.optional(text) }),
]);
const schema = v.looseObject({
  version: v.literal(1),
  recordedAt: v.pipe(v.string(), v.isoTimestamp()),
  page: text,
  language: text,
  theme: v.picklist(['light', 'dark']),
  width: v.number(),
  height: v.number(),
  userAgent: text,
  build: v.object({ version: text, contract: text }),
  entries: v.pipe(v.array(entry), v.minLength(1), v.maxLength(limits.recordingEntries)),
});

/** The most bytes of a file with a recording: the report around it, and line breaks, count too. */
const maxFileBytes = 4 * limits.recordingBytes;

function parseJson(file: string) {
  try {
    return JSON.parse(file);
  } catch {
    throw new Error('This is no report: it is no JSON.');
  }
}

/**
 * The recording in a file: itself, or a report that has it as `recording`.
 * @throws Error with what is wrong, in words
 */
export function parseRecording(file: string): Recording {
  if (file.length > maxFileBytes) throw new Error('The file is too large for a report.');
  const parsed = parseJson(file);
  const checked = v.safeParse(schema, parsed?.recording ?? parsed);
  if (checked.success) return checked.output as unknown as Recording;
  const [issue] = checked.issues;
  throw new Error(`This is no report: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
}
