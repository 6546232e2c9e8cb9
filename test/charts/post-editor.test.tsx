import { useState } from 'react';
import { page } from 'vitest/browser';
import { type AnyMachineSnapshot, type AnyStateNode, createActor } from 'xstate';
import { deviceRoomMachine } from '#machines/flow/device-room.ts';
import { type Content, isSameContent } from '#machines/flow/post-content.ts';
import { postPreviewMachine } from '#machines/flow/post-preview.ts';
import { BesideContext } from '#src/editor/beside.ts';
import type { EditorActor, EditorSnapshot } from '#src/editor/editor-actor.ts';
import { EditorScreen } from '#src/editor/editor-screen.tsx';
import { placeOfWords } from '#src/editor/save-indicator.tsx';
import { postOfTest } from '../support/posts.ts';
import samples from '../unit/machines/events/post-editor.ts';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

/** Nothing goes on beside the writing. */
function Screen({ actor }: { actor: EditorActor }) {
  const [beside] = useState(() => ({
    room: createActor(deviceRoomMachine),
    preview: createActor(postPreviewMachine),
    creator: postOfTest().creator,
  }));
  return (
    <BesideContext value={beside}>
      <EditorScreen actor={actor} />
    </BesideContext>
  );
}

/** The line that says where the words are; what moves hides it, and what is worse is said first. */
const line = (snapshot: AnyMachineSnapshot) => {
  const words = {
    nowhere: /^Write an article$|^Almost there$/,
    moving: 'Saving…',
    phone: /^Saved on this phone$/,
    server: /^Saved$/,
    waiting: 'Saved on this phone, waiting for the network',
    notSaved: /^Only on this phone/,
    notKept: 'This phone is full: the words are not saved here yet',
  };
  return text(words[placeOfWords(snapshot as EditorSnapshot)])();
};

const opening = () => page.getByRole('heading', { name: 'Article' });
const sending = text('Send for review');

/** Delays that would come due in this situation. */
const pending = (snapshot: EditorSnapshot) =>
  (snapshot._nodes as AnyStateNode[]).flatMap(({ after }) =>
    after.map(({ eventType }) => eventType as string),
  );
const raised: string[] = ['draft.settled', 'fields.refused'];
const lockFailed: string = 'xstate.error.actor.lock';
const checksFailed: string = 'xstate.error.actor.checks';

/** Is it what a change of the title makes of a text, or the text as it is? */
const isTitleOnly = (one: Content, other: Content) => isSameContent({ ...one, title: other.title }, other);

walkChart({
  samples,
  Screen,
  gestures: {
    'content.collected': async (event, actor) => {
      // What nobody has touched comes late, from the writing surface.
      if (!actor.getSnapshot().matches({ holding: { open: { device: 'collecting' } } }))
        return outside(event, actor);
      const { content } = event;
      await page.getByRole('textbox', { name: 'Title' }).fill(content.title);
      // Whoever looks away may not come back.
      document.dispatchEvent(new Event('visibilitychange'));
    },
    'save.requested': press('Save draft'),
    'submit.requested': press('Send for review'),
    'submit.cancelled': press(/^(Do not send yet|Write on)$/),
    'next.requested': press('Next'),
    'previous.requested': press('Back'),
    'retry.requested': (_, actor) =>
      press(actor.getSnapshot().matches('openFailed') ? 'Try again' : 'Check now')(),
    'mine.chosen': press('Keep this one'),
    'theirs.chosen': press('Take this one'),
    'mine.restored': press('Bring it back'),
    'takeover.requested': press('Write here instead'),
    // The writing surface, other tabs, the media and what carries them, the shell.
    'content.touched': outside,
    'lock.granted': outside,
    'lock.refused': outside,
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
    if (raised.includes(type) || type === 'version.taken') return false;
    const at = (open: Record<string, unknown>) => snapshot.matches({ holding: { open } } as never);
    const isAsked = at({ remote: 'conflict' }) || at({ remote: { submission: 'notApproved' } });
    // The page hands over what it has, whenever something is pressed.
    const isHandled = at({ device: 'collecting' });
    if (type === 'content.collected')
      return (
        !isAsked && at({ step: 'writing' }) && isTitleOnly(event.content, snapshot.context.draft.content)
      );
    if (type === 'mine.chosen' || type === 'theirs.chosen') return at({ remote: 'conflict' });
    if (type === 'mine.restored') return !isAsked && snapshot.context.putAside !== null;
    if (type === checksFailed) return false;
    if (type === lockFailed) return snapshot.matches({ holding: 'claiming' });
    if (type === 'next.requested') return !isAsked && !isHandled;
    if (type === 'save.requested' || type === 'previous.requested')
      return !isAsked && !isHandled && !snapshot.hasTag('locked');
    if (type === 'submit.requested')
      return !isAsked && !isHandled && at({ step: 'publishing' }) && !snapshot.hasTag('locked');
    if (type === 'submit.cancelled' || type === 'retry.requested')
      return !at({ step: 'writing' }) || at({ remote: { submission: 'notApproved' } });
    if (type.startsWith('xstate.after.')) {
      const others = pending(snapshot).filter((one) => !one.includes('.autosaveLatest.'));
      return others.length === 1 && others[0] === type && !type.includes('.collectPause.');
    }
    return true;
  },
  outOfReach: {
    'post-editor.holding.open.device --version.taken [hasPost]--> post-editor.holding.open.device.writing':
      'an address with a version: test/e2e/portal/versions.spec.ts',
    'post-editor.holding.open.remote.synced --version.taken [hasPost]--> post-editor.holding.open.remote.waitingToSave':
      'the same',
    'post-editor.holding.open.checks.watching --content.collected [isDescribing]--> itself':
      'the fields of the publish step: test/charts/review-checks.test.tsx, test/e2e/portal/checks.spec.ts',
    'post-editor.holding.open.device.collecting --xstate.after.collectPause.post-editor.holding.open.device.collecting--> itself':
      'the page hands over in the same moment',
    'post-editor.holding.open.remote.waitingToSave --xstate.after.autosaveLatest.post-editor.holding.open.remote.waitingToSave [isWorthSaving]--> post-editor.holding.open.remote.preparing':
      'half a minute of writing without a pause: test/unit/machines/post-editor.test.ts',
    'post-editor.holding.open.step.publishing --xstate.error.actor.checks--> itself':
      'The chart review-checks shows each failure itself; only a fault of the program would end it.',
    'post-editor.holding.open.step.writing --fields.refused--> post-editor.holding.open.step.publishing':
      'Who has asked to send stands at the publish step already, but for a draft that an earlier portal has kept.',
  },
  shows: {
    'post-editor.opening': opening,
    'post-editor.signInToOpen': opening,
    'post-editor.openFailed': text('Try again'),
    'post-editor.holding.claiming': opening,
    'post-editor.holding.refreshing': opening,
    'post-editor.holding.elsewhere': text('You are writing on it in another tab'),
    'post-editor.holding.open.step.writing': text('Write an article'),
    'post-editor.holding.open.step.publishing': text('Almost there'),
    'post-editor.holding.open.device.full': line,
    'post-editor.holding.open.remote.waitingForNetwork': line,
    'post-editor.holding.open.remote.waitingForServer': line,
    'post-editor.holding.open.remote.refused': line,
    'post-editor.holding.open.remote.signInNeeded': line,
    'post-editor.holding.open.remote.conflict': text('This post was changed elsewhere'),
    'post-editor.holding.open.remote.awaitingPictures': text(/still on (its|their) way/),
    'post-editor.holding.open.remote.submission.finishing': sending,
    'post-editor.holding.open.remote.submission.waiting': text(/^Not sent yet/),
    'post-editor.holding.open.remote.submission.sending': sending,
    'post-editor.holding.open.remote.submission.checking': text(
      'No answer yet. Checking whether it was sent…',
    ),
    'post-editor.holding.open.remote.submission.checkWaiting': text('Check now'),
    'post-editor.holding.open.remote.submission.signInNeeded': sending,
    'post-editor.holding.open.remote.submission.notApproved': text('Saved, but not sent yet'),
    'post-editor.holding.open.remote.submission.failed': (snapshot) =>
      snapshot.matches({ holding: { open: { step: 'publishing' } } })
        ? text('Do not send yet')()
        : line(snapshot),
    'post-editor.closed': text('To my posts'),
    'post-editor.sent': text('Sent for review'),
  },
});
