import { describe, expect, it } from 'vitest';
import { draftClientId, draftOfTest } from '../../support/drafts.ts';
import { postOfTest, versionOfTest } from '../../support/posts.ts';
import { openDesk } from './post-editor-desk.ts';

const version = versionOfTest({ title: 'पहले का शीर्षक', textContent: '<p>पहले के शब्द।</p>' });
const saved = postOfTest({ clientId: draftClientId, revision: 4 });

describe('an earlier version', () => {
  it('stands in the place of the text, is on the device, and has the server keep what it has', async () => {
    const { actor, remote, draft, sent, written, pass } = openDesk({
      input: { isFresh: false },
      loads: [saved],
    });
    await remote('synced');
    const { opened } = actor.getSnapshot().context;
    actor.send({ type: 'version.taken', version });
    expect(draft().content).toMatchObject({ title: version.title, html: version.textContent });
    expect(actor.getSnapshot().context.opened, 'the page begins a new writing surface').toBe(opened + 1);
    expect(written.at(-1)?.keepsPrevious).toBe(true);
    pass(3000);
    await remote('synced');
    expect(sent.at(-1)?.post).toMatchObject({ revision: 4, title: version.title, keepPrevious: true });
    expect(draft().keepsPrevious, 'once').toBe(false);
  });

  it('waits until the server has what is written here', async () => {
    const { actor, remote, type, pass } = openDesk({ input: { isFresh: false }, loads: [saved] });
    await remote('synced');
    await type('और एक शब्द');
    expect(actor.getSnapshot().can({ type: 'version.taken', version })).toBe(false);
    pass(3000);
    await remote('synced');
    expect(actor.getSnapshot().can({ type: 'version.taken', version })).toBe(true);
  });
});

it('what another device has written is kept where this one’s text is chosen', async () => {
  const { actor, remote, sent } = openDesk({
    input: { isFresh: false },
    kept: draftOfTest({ revision: 1 }),
    loads: [postOfTest({ clientId: draftClientId, revision: 2, title: 'दूसरे फ़ोन से' })],
  });
  await remote('conflict');
  actor.send({ type: 'mine.chosen' });
  await remote('synced');
  expect(sent.at(-1)?.post).toMatchObject({ revision: 2, keepPrevious: true });
});
