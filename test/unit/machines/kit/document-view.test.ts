import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { documentViewMachine } from '#machines/kit/document-view.ts';

const begin = () => createActor(documentViewMachine).start();

it('zooms a document step by step, no further than both ends', () => {
  const view = begin();
  expect(view.getSnapshot().can({ type: 'zoom.decreased' })).toBe(false);
  const seen = Array.from({ length: 6 }, () => {
    view.send({ type: 'zoom.increased' });
    return view.getSnapshot().context.zoom;
  });
  expect(seen).toEqual([150, 200, 300, 400, 400, 400]);
  expect(view.getSnapshot().can({ type: 'zoom.increased' })).toBe(false);
});

it('turns a document all the way round in both directions', () => {
  const view = begin();
  const turn = (by: 90 | -90) => {
    view.send({ type: 'document.rotated', by });
    return view.getSnapshot().context.rotation;
  };
  expect([turn(-90), turn(90), turn(90), turn(90), turn(90), turn(90)]).toEqual([
    270, 0, 90, 180, 270, 0,
  ]);
});

it('returns to the whole document', () => {
  const view = begin();
  expect(view.getSnapshot().can({ type: 'view.reset' })).toBe(false);
  view.send({ type: 'zoom.increased' });
  view.send({ type: 'document.rotated', by: 90 });
  view.send({ type: 'view.reset' });
  expect(view.getSnapshot().context).toEqual({ zoom: 100, rotation: 0 });
});
