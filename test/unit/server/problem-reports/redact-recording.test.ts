import { expect, it } from 'vitest';
import { recording } from '#contract/examples/problem-reports.ts';
import type { Recording, RecordingEntry } from '#domain/problem-reports/recording.ts';
import { redactRecording } from '#server/modules/problem-reports/redact-recording.ts';

const hidden = '[personal]';
const sentence = 'The draft of name-7 was not saved';

/** A report of a reply with so many names, and of an error that quotes one of them. */
function withNames(count: number): Recording {
  const names = Array.from({ length: count }, (_, number) => ({ name: `name-${number}` }));
  const entries: RecordingEntry[] = [
    { at: 0, kind: 'call', operation: 'unknown', status: 200, ms: 1, reply: { data: names } },
    { at: 1, kind: 'error', name: 'Error', message: sentence },
  ];
  return { ...(recording() as Recording), entries };
}

const messageOf = ({ entries }: Recording) => {
  const last = entries.at(-1);
  return last?.kind === 'error' ? last.message : undefined;
};

it('hides a personal value of a reply in a sentence elsewhere', () => {
  expect(messageOf(redactRecording(withNames(20)))).toBe('The draft of [personal] was not saved');
});

it('hides whole sentences where there are too many values to search for', () => {
  expect(messageOf(redactRecording(withNames(2000)))).toBe('[personal]');
});

it('hides what was typed, and the texts of drafts on the device', () => {
  const entries: RecordingEntry[] = [
    { at: 0, kind: 'device', stored: { drafts: [{ revision: 2, content: { title: sentence } }] } },
    { at: 1, kind: 'input', action: 'fill', target: 'body:0/input:0', value: sentence },
    { at: 2, kind: 'input', action: 'key', target: 'body:0/input:0', value: 'Enter' },
  ];
  expect(redactRecording({ ...(recording() as Recording), entries }).entries).toEqual([
    { at: 0, kind: 'device', stored: { drafts: [{ revision: 2, content: { title: hidden } }] } },
    { ...entries[1], value: hidden },
    entries[2],
  ]);
});
