import { limits } from '#domain/limits.ts';
import type { Recording, RecordingEntry } from '#domain/problem-reports/recording.ts';
import { contractVersion, portalVersion } from '#generated/recorded-fields.ts';
import { entriesWithinLimits } from './entries-within-limits.ts';
import { plainCopy } from './plain-copy.ts';
import { recordedEntries } from './recorder.ts';
import { redactEntry, redactPath } from './redaction.ts';

/** The recording of this page, without its beginning where it would be too large. */
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
  const entries = recordedEntries().map((entry) => redactEntry(plainReply(entry)));
  const room = limits.recordingBytes - byteLength(recording);
  return { ...recording, entries: withinLimits(entries, room) };
}

/** Files and empty replies say nothing. */
function plainReply(entry: RecordingEntry): RecordingEntry {
  if (entry.kind !== 'call') return entry;
  const { reply, ...rest } = entry;
  return isObject(reply) ? { ...rest, reply: plainCopy(reply) } : rest;
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withinLimits(entries: RecordingEntry[], bytes: number): RecordingEntry[] {
  const sized = entries.map((entry) => ({ entry, size: byteLength(entry) + 1 }));
  const kept = entriesWithinLimits(sized, { entries: limits.recordingEntries, bytes });
  const start = kept[0]?.entry.at ?? 0;
  return kept.map(({ entry }) => ({ ...entry, at: Math.round(entry.at - start) }));
}

const byteLength = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
