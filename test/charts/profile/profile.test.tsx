import { beforeEach } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type AnyMachineSnapshot, fromPromise } from 'xstate';
import {
  createProfileRecord,
  type Profile,
  type ProfileRequest,
} from '#machines/flow/profile/profile.ts';
import { cropMachine } from '#machines/kit/crop.ts';
import type { ProfileActor } from '#src/features/profile/profile-actors.ts';
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';
import { ownProfile } from '#test/factories/profiles.ts';
import samples from '#test/unit/machines/events/flow/profile/profile.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';
import { staged } from '../harness/stubbed-actors.ts';

function Screen({ actor }: { actor: ProfileActor }) {
  return <ProfileScreen actor={actor} />;
}

/** Everything is filled in, with the handle that the person has already. */
const refused: Profile = { ...ownProfile, handle: 'own', workApproval: 'rejected' };

/** The record is open as a form; what is submitted stays on its way. */
const record = createProfileRecord().provide({
  actors: {
    loadRecord: fromPromise<Profile, { id: string | null }>(async () => refused),
    saveRecord: fromPromise<Profile, ProfileRequest | null>(() => new Promise(() => {})),
  },
});

const inputOf = (selector: string) =>
  page.elementLocator(document.querySelector(selector) as Element);
const handle = () => page.getByRole('textbox', { name: 'Handle' });
const nameField = () => page.getByRole('textbox', { name: 'Name', exact: true });
/** Where the profile itself is broken, nothing else is seen. */
const inForm = (sight: () => Locator) => (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ record: 'broken' })
    ? page.getByRole('button', { name: 'Try again' })
    : sight();

// What was typed is kept on the device.
beforeEach(() => localStorage.clear());

const endedChart: string[] = ['xstate.error.actor.upload', 'xstate.error.actor.crop'];

const endsItself = 'The chart shows each failure itself; only a fault of the program would end it.';

walkChart({
  samples,
  Screen,
  actors: { record, crop: staged(cropMachine) },
  gestures: {
    'handle.typed': async (event) => {
      await handle().fill('');
      if (event.handle) await handle().fill(event.handle);
    },
    // Handles are suggested to people who have none.
    'name.typed': async (event) => {
      await handle().fill('');
      await nameField().fill(`${event.name}x`);
      await nameField().fill(event.name);
    },
    'profile.submitted': press('Send for approval again'),
    'picture.chosen': () =>
      userEvent.upload(
        inputOf('input[type=file]'),
        new File(['picture'], 'me.jpg', { type: 'image/jpeg' }),
      ),
    'picture.removed': press('Remove'),
    'picture.reset': press('Start over'),
    'picture.dismissed': press(/^(Cancel upload|Continue without this photo)$/),
    'retry.requested': press('Try again'),
    'network.online': outside,
    'session.expired': outside,
    'session.restored': outside,
  },
  outOfReach: {
    'profile.picture.uploading --xstate.error.actor.upload--> profile.picture.uploading.failed':
      endsItself,
    'profile.picture.cropping --xstate.error.actor.crop--> profile.picture.uploading': endsItself,
  },
  // A picture on its way is given up in its own words; the crop is a modal dialog above the form;
  // starting over is offered for what was restored.
  isPossible: (snapshot, { type }) =>
    !endedChart.includes(type) &&
    (type !== 'profile.submitted' || !snapshot.matches({ picture: 'cropping' })) &&
    (type !== 'picture.reset' || snapshot.context.isPictureRestored) &&
    (type !== 'picture.removed' || snapshot.matches({ picture: 'settled' })),
  shows: {
    'profile.record.open.waitingForPicture': text(/^Uploading your photo first/),
    'profile.record.broken': () => page.getByRole('button', { name: 'Try again' }),
    'profile.handle.suggested': inForm(text('Available:')),
    'profile.handle.checking': inForm(text(/^Checking/)),
    'profile.handle.available': inForm(text(/is available$/)),
    'profile.handle.taken': inForm(text('This is taken. Try another.')),
    'profile.handle.malformed': inForm(() => handle()),
    'profile.handle.checkFailed': inForm(text(/^We couldn't check/)),
    'profile.picture.uploading.inProgress': inForm(text('Uploading your photo')),
    'profile.picture.uploading.failed': inForm(text('Continue without this photo')),
  },
});
