import { useState } from 'react';
import { festivalCard, trainingCard } from '#contract/examples/config.ts';
import { Failure } from '#domain/contract/failure.ts';
import { commCardMachine } from '#src/features/admin/comm-cards/comm-card-machines.ts';
import { CommCardScreen } from '#src/features/admin/comm-cards/comm-card-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Announcement' };

type Drawn = Parameters<typeof drawState<typeof commCardMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(commCardMachine, drawn));
  return <CommCardScreen actor={actor} history={() => null} />;
}

const base = {
  recordId: trainingCard.cardId,
  rows: [trainingCard],
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
const action = (kind: 'turn-on' | 'turn-off') => ({ action: { kind, card: trainingCard } });

export const Loading = story('loading', { rows: [] });
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Visible = story('listed');
export const WithPeriod = story('listed', { rows: [festivalCard] });
export const ConfirmingOn = story('confirming', action('turn-on'));
export const ConfirmingOff = story('confirming', action('turn-off'));
export const TurningOff = story('acting', action('turn-off'));
export const ChangedElsewhere = story('actionFailed', {
  ...action('turn-off'),
  failure: new Failure({ code: 'revision-conflict', status: 409 }),
});
export const Done = story('done', { rows: [{ ...trainingCard, isOn: false }] });
