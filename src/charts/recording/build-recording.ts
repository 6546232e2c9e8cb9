import { limits } from '#domain/limits.ts';
import type { Recording, RecordingEntry } from '#domain/problem-reports/recording.ts';
import { contractVersion, portalVersion } from '#generated/recorded-fields.ts';
import { plainCopy } from './plain-copy.ts';
import { recordedEntries } from './recorder.ts';
import { redact, redactPath } from './redact.ts';
import { standIn } from './stand-in.ts';

/** The recording of this page. The oldest entries are left out where it would be too large. */
export function buildRecording(): Recording {
  const page = redactPath(location.pathname + location.search);
  const { classList, lang } = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = classList.contains('dark') || (prefersDark && !classList.contains('light'));
  const recording: Recording = {
    version: 1,
    recordedAt: new Date().toISOString(),
    page,
    language: lang,
    theme: isDark ? 'dark' : 'light',
    width: innerWidth,
    height: innerHeight,
    userAgent: navigator.userAgent.slice(0, 300),
    build: { version: portalVersion, contract: contractVersion },
    entries: [],
  };
  const room = limits.recordingBytes - byteLength(recording);
  return { ...recording, entries: withinLimits(recordedEntries().map(redactEntry), room) };
}

/** An entry without personal data. */
export function redactEntry(entry: RecordingEntry): RecordingEntry {
  if (entry.kind === 'page') return { ...entry, path: redactPath(entry.path) };
  if (entry.kind === 'error') return { ...entry, ...redactError(entry) };
  if (entry.kind === 'call') {
    const { request, reply, ...rest } = entry;
    return {
      ...rest,
      ...(request && { request: redact(request) as typeof request }),
      // Files and empty replies say nothing.
      ...(isObject(reply) && { reply: redact(plainCopy(reply)) }),
    };
  }
  if (entry.kind === 'device')
    return { ...entry, stored: redact(entry.stored) as typeof entry.stored };
  if (entry.kind === 'chart' && entry.event) return { ...entry, event: redactEvent(entry.event) };
  return entry;
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function redactEvent({ type, ...fields }: { type: string }) {
  return { type, ...(redact(fields) as object) };
}

/** Messages of errors can quote what a person has typed. Names of programs' errors are words. */
const redactError = ({ name, message = '' }: { name: string; message?: string }) => ({
  name: /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error',
  message: standIn(message.slice(0, 300)),
});

function withinLimits(entries: RecordingEntry[], room: number): RecordingEntry[] {
  const kept: RecordingEntry[] = [];
  let size = 0;
  for (const entry of entries.slice(-limits.recordingEntries).reverse()) {
    size += byteLength(entry) + 1;
    if (size > room) break;
    kept.unshift(entry);
  }
  const start = kept[0]?.at ?? 0;
  return kept.map((entry) => ({ ...entry, at: Math.round(entry.at - start) }));
}

const byteLength = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
