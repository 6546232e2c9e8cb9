import { expect, it } from 'vitest';
import { recording } from '#contract/examples/problem-reports.ts';
import type { Recording, RecordingEntry } from '#domain/problem-reports/recording.ts';
import { standIn } from '#domain/problem-reports/stand-in.ts';
import { redactRecording } from '#server/modules/problem-reports/redact-recording.ts';

const sentence = 'The draft of name-7 was not saved';

const redacted = (entries: RecordingEntry[]) =>
  redactRecording({ ...(recording() as Recording), entries }).entries;

it('replaces a personal value of a reply in other places too', () => {
  const reply = { data: [{ name: 'meera-k' }] };
  const entries = redacted([
    { at: 0, kind: 'call', operation: 'unknown', status: 200, ms: 1, reply },
    {
      at: 1,
      kind: 'chart',
      chart: 'profile',
      actor: 1,
      change: 'event',
      event: { type: 'picked', key: 'meera-k' },
    },
  ]);
  expect(entries[1]).toMatchObject({ event: { type: 'picked', key: standIn('meera-k') } });
});

it('replaces what no recorder would have left', () => {
  const entries = redacted([
    { at: 0, kind: 'error', name: 'Meera K', message: sentence },
    { at: 1, kind: 'input', action: 'choose', target: 'body:0', value: 'Meera' },
    { at: 2, kind: 'page', path: '/token-login?source=Meera%20K&9876543210=1#Meera' },
    { at: 3, kind: 'device', stored: { 'Meera K': { type: 'Meera K' }, file: { size: 'Meera' } } },
    { at: 4, kind: 'chart', chart: 'app', actor: 1, change: 'started', state: { 'Meera K': 'on' } },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Meera|987654|name-7/);
});

it('keeps what the recorder of the browser wrote', () => {
  const entries: RecordingEntry[] = [
    { at: 0, kind: 'page', path: '/app/post/list?search=aaaaa&tab=drafts' },
    {
      at: 1,
      kind: 'call',
      operation: 'getCurrentUser',
      status: 200,
      reply: { data: { name: 'Aaaa Aaaaaaaa', maskedPhone: '+90 ****** 0000' } },
      ms: 5,
    },
    { at: 2, kind: 'input', action: 'fill', target: 'body:0/input:0', value: '9000000000' },
    {
      at: 3,
      kind: 'chart',
      chart: 'login',
      actor: 2,
      change: 'event',
      event: { type: 'phone.submitted', phone: '9000000000', values: [{ text: 'क aa' }] },
      state: { open: 'waiting' },
    },
  ];
  expect(redacted(entries)).toEqual(entries);
});

it('hides what was typed, and the texts of drafts on the device', () => {
  const entries: RecordingEntry[] = [
    { at: 0, kind: 'device', stored: { drafts: [{ revision: 2, content: { title: sentence } }] } },
    { at: 1, kind: 'input', action: 'fill', target: 'body:0/input:0', value: sentence },
    { at: 2, kind: 'input', action: 'key', target: 'body:0/input:0', value: 'Enter' },
  ];
  expect(redacted(entries)).toEqual([
    {
      at: 0,
      kind: 'device',
      stored: { drafts: [{ revision: 2, content: { title: standIn(sentence) } }] },
    },
    { ...entries[1], value: standIn(sentence) },
    entries[2],
  ]);
});

it('cuts no character in half', () => {
  const wheat = '🌾'.repeat(400);
  const whole = redactRecording({
    ...(recording() as Recording),
    page: `/${wheat}`,
    entries: [
      { at: 0, kind: 'page', path: `/${wheat}` },
      { at: 0, kind: 'error', name: 'Error', message: `a${wheat}` },
    ],
  });
  expect(JSON.stringify(whole)).not.toMatch(/\\ud[89a-f]/);
});
