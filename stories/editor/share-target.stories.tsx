import { type Share, shareTargetMachine } from '#machines/flow/editor/share-target.ts';
import { ShareTargetScreen } from '#src/features/editor/share-target/share-target-screen.tsx';
import type { drawnStateNames } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Editor/Shared by another app' };

type Drawn = Parameters<typeof drawnStateNames<typeof shareTargetMachine>>[1];

const file = { name: 'IMG-20261126-WA0007.jpg', size: 412_000 };
const share: Share = {
  id: '6ee0b0a3-5a35-4a5e-b1a5-9a4c0e5f8f11',
  title: '',
  text: 'नासिक में आज का मेला',
  url: '',
  files: [file],
  dropped: [],
  expiresAt: Date.parse('2026-11-28T06:00:00.000Z'),
};

const story = (value: Drawn['value'], context: Partial<Drawn['context']> = {}) =>
  screenStory(ShareTargetScreen, shareTargetMachine, {
    value,
    context: {
      shareId: share.id,
      problem: null,
      access: 'allowed',
      userId: 'u-1',
      share,
      checked: { post: { format: 'FORMAT_IMAGE', files: [file] }, refused: [] },
      failure: null,
      ...context,
    },
  });
const notKept = (problem: Drawn['context']['problem']) =>
  story('notKept', { problem, shareId: '', share: null });

export const DeviceFull = notKept('storage-full');
export const NotKept = notKept('not-kept');
export const Empty = notKept('empty');
export const WithoutServiceWorker = notKept('not-received');
export const Gone = story('gone', { share: null });
export const Reading = story('reading', { share: null });
export const ReadFailed = story('readFailed', { share: null });
export const SignInNeeded = story('signInNeeded', { access: 'signedOut', userId: null });
export const ProfileNeeded = story('profileNeeded', { access: 'profileNeeded' });
export const NotAllowed = story('notAllowed', { access: 'notAllowed' });
export const Checking = story('checking');
export const SomeRefused = story('confirming', {
  checked: {
    post: { format: 'FORMAT_VIDEO', files: [{ name: 'VID-20261126-WA0002.mp4', size: 9_000_000 }] },
    refused: [
      { name: 'शादी का कार्ड.pdf', reason: 'image-type-not-allowed' },
      { name: 'panorama.jpg', reason: 'image-too-large' },
      { name: 'VID-20261126-WA0003.mp4', reason: 'one-video' },
      { name: file.name, reason: 'video-only' },
      { name: 'IMG-20261126-WA0031.jpg', reason: 'too-many' },
      { name: 'VID-20261126-WA0009.mp4', reason: 'too-large' },
    ],
  },
});
export const OnlyTextLeft = story('confirming', {
  checked: {
    post: { format: 'FORMAT_ARTICLE', files: [] },
    refused: [{ name: 'शादी का कार्ड.pdf', reason: 'image-type-not-allowed' }],
  },
});
export const Unusable = story('unusable', {
  checked: { post: null, refused: [{ name: 'VID-0001.mp4', reason: 'video-is-hevc' }] },
});
export const Creating = story('creating');
export const StorageFull = story('storageFull');
export const CreateFailed = story('createFailed');
export const Opening = story('opening');
export const Discarding = story('discarding');
export const Discarded = story('discarded');
