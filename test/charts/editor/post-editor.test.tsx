import { useState } from 'react';
import { page } from 'vitest/browser';
import { type AnyMachineSnapshot, type AnyStateNode, createActor } from 'xstate';
import { type Content, isSameContent } from '#machines/flow/editor/post-content.ts';
import { postPreviewMachine } from '#machines/flow/editor/post-preview.ts';
import { storageQuotaMachine } from '#machines/flow/editor/storage-quota.ts';
import type { EditorActor, EditorSnapshot } from '#src/features/editor/editor-actor.ts';
import { EditorScreen } from '#src/features/editor/editor-screen.tsx';
import { EditorServicesContext } from '#src/features/editor/editor-services.ts';
import { saveStatus } from '#src/features/editor/layout/live-save-indicator-machine.ts';
import { postOfTest } from '#test/factories/posts.ts';
import samples from '#test/unit/machines/events/flow/editor/post-editor.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

/** Nothing runs in the background. */
function Screen({ actor }: { actor: EditorActor }) {
  const [beside] = useState(() => ({
    storageQuota: createActor(storageQuotaMachine),
    preview: createActor(postPreviewMachine),
    creator: postOfTest().creator,
  }));
  return (
    <EditorServicesContext value={beside}>
      <EditorScreen actor={actor} />
    </EditorServicesContext>
  );
}

/** The line that says where the words are; what moves hides it, and what is worse is said first. */
const line = (snapshot: AnyMachineSnapshot) => {
  const words = {
    empty: /^Write an article$|^Review and send$/,
    saving: 'Saving…',
    device: /^Saved on this device$/,
    server: /^Saved$/,
    waiting: "Saved on this device. We'll back it up when you're back online.",
    notSaved: /^(Not backed up|Only on this device)/,
    storageFailed: "Your device is full. Your text isn't saved here yet.",
  };
  return text(words[saveStatus(snapshot as EditorSnapshot)])();
};

const opening = () => page.getByRole('heading', { name: 'Article' });
const sending = text('Send for review');

/** Delays that would come due in this situation. */
const pending = (snapshot: EditorSnapshot) =>
  (snapshot._nodes as AnyStateNode[]).flatMap(({ after }) =>
    after.map(({ eventType }) => eventType as string),
  );
const raised: string[] = ['draft.changed', 'draft.settled', 'fields.rejected'];
const lockFailed: string = 'xstate.error.actor.lock';
const checksFailed: string = 'xstate.error.actor.checks';

/** Whether this is the text after a change of the title. */
const isTitleOnly = (one: Content, other: Content) =>
  isSameContent({ ...one, title: other.title }, other);

walkChart({
  samples,
  Screen,
  gestures: {
    'content.collected': async (event, actor) => {
      // What nobody has touched comes late, from the writing surface.
      if (!actor.getSnapshot().matches({ withLock: { open: { device: 'collecting' } } }))
        return outside(event, actor);
      const { content } = event;
      await page.getByRole('textbox', { name: 'Title' }).fill(content.title);
      // People who switch away may not come back.
      document.dispatchEvent(new Event('visibilitychange'));
    },
    'save.requested': press('Save draft'),
    'submit.requested': press('Send for review'),
    'submit.cancelled': press(/^(Cancel sending|Continue editing)$/),
    'next.requested': press('Next'),
    'previous.requested': press('Back'),
    'retry.requested': (_, actor) =>
      press(actor.getSnapshot().matches('openFailed') ? 'Try again' : 'Check now')(),
    'local-copy.chosen': press('Keep this version'),
    'server-copy.chosen': press('Use this version'),
    'discarded-draft.restored': press('Restore'),
    'takeover.requested': press('Edit here instead'),
    'edit.requested': press('Edit post'),
    // The writing surface, other tabs, the media and what carries them, the shell.
    'content.edited': outside,
    'post.loaded': outside,
    'lock.granted': outside,
    'lock.denied': outside,
    'lock.lost': outside,
    'pictures.chosen': outside,
    'picture.uploaded': outside,
    'video.chosen': outside,
    'video.removed': outside,
    'video.uploaded': outside,
    'network.online': outside,
    'session.restored': outside,
    'signed.out': outside,
  },
  isPossible: (snapshot, event) => {
    const { type } = event;
    if (raised.includes(type) || type === 'version.restored') return false;
    const at = (open: Record<string, unknown>) => snapshot.matches({ withLock: { open } } as never);
    const isAsked = at({ remote: 'conflict' }) || at({ remote: { submission: 'notApproved' } });
    // The page flushes its text whenever something is pressed.
    const isHandled = at({ device: 'collecting' });
    if (type === 'content.collected')
      return (
        !isAsked &&
        at({ step: 'writing' }) &&
        isTitleOnly(event.content, snapshot.context.draft.content)
      );
    if (type === 'local-copy.chosen' || type === 'server-copy.chosen')
      return at({ remote: 'conflict' });
    if (type === 'discarded-draft.restored')
      return !isAsked && snapshot.context.discardedDraft !== null;
    if (type === checksFailed) return false;
    if (type === lockFailed) return snapshot.matches({ withLock: 'acquiringLock' });
    if (type === 'next.requested') return !isAsked && !isHandled;
    if (type === 'save.requested' || type === 'previous.requested')
      return !isAsked && !isHandled && !snapshot.hasTag('locked');
    if (type === 'submit.requested')
      return !isAsked && !isHandled && at({ step: 'publishing' }) && !snapshot.hasTag('locked');
    if (type === 'submit.cancelled' || type === 'retry.requested')
      return !at({ step: 'writing' }) || at({ remote: { submission: 'notApproved' } });
    if (type.startsWith('xstate.after.')) {
      const others = pending(snapshot).filter((one) => !one.includes('.autosaveMaxDelay.'));
      return others.length === 1 && others[0] === type && !type.includes('.collectDebounce.');
    }
    return true;
  },
  outOfReach: {
    'post-editor.withLock.open.device --version.restored [hasPost]--> post-editor.withLock.open.device.writing':
      'an address with a version: test/e2e/portal/posts/post-versions.spec.ts',
    'post-editor.withLock.open.remote.synced --version.restored [hasPost]--> post-editor.withLock.open.remote.waitingToSave':
      'the same',
    'post-editor.withLock.open.device.collecting --xstate.after.collectDebounce.post-editor.withLock.open.device.collecting--> itself':
      'the page flushes in the same moment',
    'post-editor.withLock.open.remote.waitingToSave --xstate.after.autosaveMaxDelay.post-editor.withLock.open.remote.waitingToSave [isWorthSaving]--> post-editor.withLock.open.remote.preparing':
      'half a minute of writing without a pause: test/unit/machines/flow/editor/post-editor.test.ts',
    'post-editor.withLock.open.step.publishing --xstate.error.actor.checks--> itself':
      'The chart review-checks shows each failure itself; only a fault of the program would end it.',
    'post-editor.withLock.open.step.writing --fields.rejected--> post-editor.withLock.open.step.publishing':
      'A submission was requested at the publish step, except for a draft that an earlier portal has kept.',
  },
  shows: {
    'post-editor.opening': opening,
    'post-editor.signInToOpen': opening,
    'post-editor.openFailed': text('Try again'),
    'post-editor.withLock.acquiringLock': opening,
    'post-editor.withLock.refreshing': opening,
    'post-editor.withLock.inOtherTab': text("You're editing this in another tab"),
    'post-editor.withLock.open.step.writing': text('Write an article'),
    'post-editor.withLock.open.step.publishing': text('Review and send'),
    'post-editor.withLock.open.device.full': line,
    'post-editor.withLock.open.remote.waitingForNetwork': line,
    'post-editor.withLock.open.remote.waitingForServer': line,
    'post-editor.withLock.open.remote.refused': line,
    'post-editor.withLock.open.remote.signInNeeded': line,
    'post-editor.withLock.open.remote.conflict': text('This post was also changed somewhere else'),
    'post-editor.withLock.open.remote.awaitingMedia': text(/still uploading/),
    'post-editor.withLock.open.remote.submission.finishing': sending,
    'post-editor.withLock.open.remote.submission.waiting': text(/^(Not sent yet|You're offline)/),
    'post-editor.withLock.open.remote.submission.sending': sending,
    'post-editor.withLock.open.remote.submission.checking': text(
      'No response yet. Checking whether it was sent…',
    ),
    'post-editor.withLock.open.remote.submission.checkWaiting': text('Check now'),
    'post-editor.withLock.open.remote.submission.signInNeeded': sending,
    'post-editor.withLock.open.remote.submission.notApproved': text('Saved, but not sent'),
    'post-editor.withLock.open.remote.submission.failed': (snapshot) =>
      snapshot.matches({ withLock: { open: { step: 'publishing' } } })
        ? text('Cancel sending')()
        : line(snapshot),
    'post-editor.closed': text('Go to my posts'),
    'post-editor.sent': text('Sent for review'),
  },
});
