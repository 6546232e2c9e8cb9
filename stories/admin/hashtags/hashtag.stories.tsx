import { useState } from 'react';
import { hiddenHashtag, rainHashtag } from '#contract/examples/hashtags.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type HashtagAction,
  hashtagMachine,
} from '#src/features/admin/hashtags/hashtag-machines.ts';
import { HashtagScreen } from '#src/features/admin/hashtags/hashtag-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Hashtag' };

type Drawn = Parameters<typeof drawState<typeof hashtagMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(hashtagMachine, drawn));
  return <HashtagScreen actor={actor} history={() => null} />;
}

const base = {
  recordId: rainHashtag.id,
  rows: [rainHashtag],
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
const action = (kind: HashtagAction['kind']) => ({ action: { kind, hashtag: rainHashtag } });

export const Loading = story('loading', { rows: [] });
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Featured = story('listed');
export const Hidden = story('listed', { rows: [hiddenHashtag] });
export const ConfirmingHide = story('confirming', action('hide'));
export const ConfirmingShow = story('confirming', action('show'));
export const ConfirmingFeature = story('confirming', action('feature'));
export const ConfirmingStopFeaturing = story('confirming', action('stop-featuring'));
export const Hiding = story('acting', action('hide'));
export const HideFailed = story('actionFailed', {
  ...action('hide'),
  failure: new Failure({ code: 'network', status: 0 }),
});
export const Done = story('done', { rows: [hiddenHashtag] });
