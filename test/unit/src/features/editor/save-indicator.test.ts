import { expect, it } from 'vitest';
import { saveStatus } from '#src/features/editor/layout/live-save-indicator-machine.ts';
import { failure, openEditor } from '#test/unit/machines/flow/editor/post-editor-harness.ts';

it('never reports text as saved on this phone too early', async () => {
  const { actor, type, open, remote, at } = openEditor({ saves: [failure('server-busy')] });
  await open();
  await type('बारिश');
  actor.send({ type: 'save.requested' });
  await remote('waitingForServer');
  await at({ withLock: { open: { device: 'stored' } } });
  expect(saveStatus(actor.getSnapshot())).toBe('notSaved');
  actor.send({ type: 'content.edited' });
  expect(saveStatus(actor.getSnapshot())).toBe('saving');
});
