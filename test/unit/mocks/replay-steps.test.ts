import { expect, it, vi } from 'vitest';
import { replaySteps, type Stage } from '#mocks/replay/page/replay-steps.ts';

const upload = (at: number, actor: number, state: string) => ({
  ...{ at, kind: 'chart', chart: 'file-upload', actor, state },
  ...(state === 'preparing' ? { change: 'started' } : { change: 'event', event: prepared }),
});
const prepared = { type: 'xstate.done.actor.0.file-upload.preparing' };

const running = (...states: string[]) => ({
  ...{ actor: {}, chart: 'file-upload', isRunning: true, cursor: 0, causes: [], startedAt: 0 },
  ...{ states: states.map((state) => JSON.stringify(state)), events: [] },
});

async function replay(entries: object[], charts: object[], setOnline = (_: boolean) => {}) {
  const bound: Stage['bound'] = new Map();
  const stage = {
    ...{ recording: { entries }, charts, bound, position: { reached: 0, answered: new Set() } },
    ...{ advance: () => {}, setOnline },
  };
  const differences = [];
  for await (const difference of replaySteps(stage as never)) differences.push(difference);
  return { bound, differences };
}

const started = [upload(0, 1, 'preparing'), upload(0, 2, 'preparing')];

it('takes the chart that was first for the one that was first in the recording', async () => {
  const [one, other] = [running('preparing', 'uploading'), running('preparing')];
  const { bound, differences } = await replay(
    [...started, upload(9, 2, 'uploading')],
    [one, other],
  );
  expect(differences).toEqual([undefined, undefined, undefined]);
  expect([bound.get(1), bound.get(2)]).toEqual([other, one]);
});

it('keeps charts apart that have gone different ways', async () => {
  const [one, other] = [running('preparing', 'uploading', 'waiting'), running('preparing', 'done')];
  const entries = [...started, upload(9, 1, 'uploading'), upload(9, 2, 'done')];
  const { bound, differences } = await replay(
    [...entries, upload(20, 1, 'waiting'), upload(30, 2, 'done')],
    [one, other],
  );
  expect(differences.filter(Boolean)).toEqual([]);
  expect([bound.get(1), bound.get(2)]).toEqual([one, other]);
});

it('takes the network away before the first chart hears of it', async () => {
  const uploading = { ...running('preparing', 'waiting'), actor: { send: () => {} } };
  const setOnline = vi.fn();
  const lost = { ...upload(9, 1, 'waiting'), event: { type: 'network.offline' } };
  const network = { at: 12, kind: 'network', isOnline: false };
  await replay([upload(0, 1, 'preparing'), lost, network], [uploading], setOnline);
  expect(setOnline.mock.calls).toEqual([[false], [false]]);
});
