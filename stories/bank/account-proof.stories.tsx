import type { StateValueFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { confidentialFileMachine } from '#machines/kit/confidential-file.ts';
import { ProofPicture } from '#src/features/bank/form/proof-link.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Bank/Account proof' };

const passbook = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
  <rect width="640" height="400" fill="#d8e4d2"/>
  <g fill="#41634a"><rect x="40" y="40" width="240" height="36"/>
  <rect x="40" y="120" width="420" height="20"/>
  <rect x="40" y="170" width="360" height="20"/>
  <rect x="40" y="220" width="300" height="20"/></g></svg>`;
const file = { url: '/api/confidential/image/f1', name: 'passbook.jpg' };
type More = { address?: string; failure?: Failure };

const story = (value: StateValueFrom<typeof confidentialFileMachine>, more: More = {}) =>
  screenStory(ProofPicture, confidentialFileMachine, {
    value,
    context: { ...file, objectUrl: null, failure: null, ...more },
  });

export const Closed = story('closed');
export const Opening = story('opening');
export const Shown = story('shown', {
  address: `data:image/svg+xml,${encodeURIComponent(passbook)}`,
});
export const Failed = story('failed', { failure: new Failure({ code: 'network', status: 0 }) });
