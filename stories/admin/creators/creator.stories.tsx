import { useState } from 'react';
import {
  blockedCreator,
  closingCreator,
  creator,
  creatorMeera,
  erasedCreator,
  pendingTamilCreator,
} from '#contract/examples/creators.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type CreatorAction,
  creatorMachine,
} from '#src/features/admin/creators/creator-machines.ts';
import { CreatorScreen } from '#src/features/admin/creators/creator-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { useDrawnAgencies } from './creator-drawings.tsx';
import { Listed } from './creator-posts.stories.tsx';

export default { title: 'Admin/Creator' };

type Drawn = Parameters<typeof drawState<typeof creatorMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const agencies = useDrawnAgencies();
  const [actor] = useState(() => drawState(creatorMachine, drawn));
  return (
    <CreatorScreen
      actor={actor}
      agencies={agencies}
      tab="posts"
      onTab={() => {}}
      panel={() => Listed.render()}
    />
  );
}

const base = {
  recordId: creatorMeera.creatorUserId,
  rows: [creatorMeera],
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});
const action = (kind: CreatorAction['kind'], record = creatorMeera) => ({
  rows: [record],
  action: { kind, creator: record },
});
const unwritten = creator({
  name: null,
  handle: null,
  bio: null,
  languages: [],
  socialProfileLink: null,
  paymentType: null,
  workApproval: 'none',
  blueTick: false,
  agency: null,
  followers: 1,
});

export const Loading = story('loading', { rows: [] });
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Approved = story('listed');
export const Pending = story('listed', { rows: [pendingTamilCreator] });
export const Blocked = story('listed', { rows: [blockedCreator] });
export const ClosedByCreator = story('listed', { rows: [closingCreator] });
export const Erased = story('listed', { rows: [erasedCreator] });
export const WithoutProfile = story('listed', { rows: [unwritten] });
export const ConfirmingBlock = story('confirming', action('block'));
export const WritingMessage = story('confirming', action('message', creatorMeera));
export const ConfirmingUnblock = story('confirming', action('unblock', blockedCreator));
export const ConfirmingLink = story('confirming', action('sign-in-link'));
export const ConfirmingAgency = story('confirming', action('agency'));
export const ConfirmingFirstAgency = story('confirming', action('agency', pendingTamilCreator));
export const ConfirmingShowCrawled = story('confirming', action('show-crawled'));
export const ConfirmingHideCrawled = story(
  'confirming',
  action('hide-crawled', creator({ crawlEnabled: true })),
);
export const Blocking = story('acting', action('block'));
export const BlockFailed = story('actionFailed', {
  ...action('block'),
  failure: new Failure({ code: 'network', status: 0 }),
});
export const ShowingLink = story('showingResult', {
  ...action('sign-in-link'),
  result: {
    link: {
      url: 'https://creator.example/token-login#token=Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
      expiresAt: '2026-11-21T10:30:00.000Z',
    },
  },
});
export const Done = story('done', { ...action('block'), rows: [blockedCreator] });
