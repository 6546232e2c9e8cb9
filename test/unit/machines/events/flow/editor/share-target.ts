import {
  type CheckedShare,
  type Share,
  type ShareTargetInput,
  shareTargetMachine,
} from '#machines/flow/editor/share-target.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const share: Share = {
  id: 's',
  title: '',
  text: '',
  url: '',
  files: [{ name: 'a.jpg', size: 1 }],
  dropped: [],
  expiresAt: 0,
};
const post: CheckedShare['post'] = { format: 'FORMAT_IMAGE', files: share.files };
const refused: CheckedShare['refused'] = [{ name: 'b.pdf', reason: 'image-type-not-allowed' }];
const input: ShareTargetInput = { shareId: 's', problem: null, access: 'allowed', userId: 'u' };
const full = new Error('full');
full.name = 'QuotaExceededError';

export default chartEvents({
  machine: shareTargetMachine,
  inputs: [
    input,
    { ...input, access: 'signedOut', userId: null },
    { ...input, access: 'profileNeeded' },
    { ...input, access: 'notAllowed' },
    { ...input, shareId: '', problem: 'storage-full' },
  ],
  events: [
    { type: 'continue.requested' },
    { type: 'retry.requested' },
    { type: 'discard.requested' },
  ],
  replies: {
    readShare: { done: [share, null], failed: [new Error('The database is gone.')] },
    checkShare: {
      done: [
        { post, refused: [] },
        { post, refused },
        { post: null, refused },
      ],
      failed: [new Error('The file is gone.')],
    },
    createSharedDraft: { done: ['/app/post/create'], failed: [full, new Error('No database.')] },
    deleteShare: { done: [undefined], failed: [new Error('No database.')] },
  },
});
