import { expect, it } from 'vitest';
import { compareEnds, type RunningChart } from '#mocks/replay/page/running-charts.ts';

const change = (actor: number, chart: string, state: string, isFromPerson?: boolean) => ({
  at: 0,
  kind: 'chart',
  chart,
  actor,
  change: 'event',
  event: { type: 'changed' },
  state,
  ...(isFromPerson !== undefined && { isFromPerson }),
});
const recording = {
  entries: [
    change(1, 'editor', 'writing'),
    { at: 1, kind: 'input', action: 'press', target: 'body:0' },
    change(1, 'editor', 'saving', true),
    change(2, 'drafts', 'reading'),
  ],
} as never;

const running = (chart: string, path: [state: string, cause?: string][], startedAt = 0) =>
  ({
    chart,
    isRunning: true,
    startedAt,
    states: path.map(([state]) => JSON.stringify(state)),
    causes: path.map(([, cause]) => cause),
    cursor: 0,
    events: [],
  }) as unknown as RunningChart;

const compare = (editor: RunningChart, drafts: RunningChart, ...others: RunningChart[]) => {
  const bound = new Map([
    [1, editor],
    [2, drafts],
  ]);
  const { wanted, reached } = compareEnds(recording, [editor, drafts, ...others], bound);
  expect(wanted).toEqual(['drafts "reading"', 'editor "saving"']);
  return reached;
};
const saving = running('editor', [['writing'], ['saving', 'save.requested']]);
const reading = running('drafts', [['reading']]);

it('a chart that has gone on by itself counts as being where the recording ends', () => {
  const read = running('drafts', [['reading'], ['none', 'xstate.done.actor.0.reading']]);
  expect(compare(saving, read)).toEqual(['drafts "reading"', 'editor "saving"']);
});

it('a chart that a failure or another event has taken on does not', () => {
  const failed = running('drafts', [['reading'], ['none', 'xstate.error.actor.0.reading']]);
  expect(compare(saving, failed)).toEqual(['drafts "none"', 'editor "saving"']);
  const signedOut = running('editor', [['writing'], ['saving'], ['closed', 'session.expired']]);
  expect(compare(signedOut, reading)).toEqual(['drafts "reading"', 'editor "closed"']);
});

it('a chart counts that started before the last thing a person did, and no later one', () => {
  const early = running('dialog', [['open']], 1);
  const late = running('updates', [['waiting']], 3);
  expect(compare(saving, reading, early, late)).toEqual([
    'dialog "open"',
    'drafts "reading"',
    'editor "saving"',
  ]);
});

it('a chart of the recording counts although a slow page has started it late', () => {
  const slow = running('drafts', [['reading']], 3);
  const { wanted, reached } = compareEnds(recording, [saving, slow], new Map([[1, saving]]));
  expect(reached).toEqual(wanted);
});

it('an outbox without anything to send counts nowhere, and another one does', () => {
  const idle = [running('outbox-start', [['running']]), running('outbox', [['idle']])];
  expect(compare(saving, reading, ...idle)).toEqual(['drafts "reading"', 'editor "saving"']);
  const sending = running('outbox', [['idle'], ['sending', 'device.changed']]);
  expect(compare(saving, reading, sending)).toContain('outbox "sending"');
});
