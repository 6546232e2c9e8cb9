import { expect, it } from 'vitest';
import { placeOfWords } from '#src/editor/save-indicator.tsx';
import { failure, openDesk } from '../machines/post-editor-desk.ts';

it('says of no word that it is on this phone before it is, also while the server takes nothing', async () => {
  const { actor, type, open, remote, at } = openDesk({ saves: [failure('server-busy')] });
  await open();
  await type('बारिश');
  actor.send({ type: 'save.requested' });
  await remote('waitingForServer');
  await at({ holding: { open: { device: 'kept' } } });
  expect(placeOfWords(actor.getSnapshot())).toBe('notSaved');
  actor.send({ type: 'content.touched' });
  expect(placeOfWords(actor.getSnapshot())).toBe('moving');
});
