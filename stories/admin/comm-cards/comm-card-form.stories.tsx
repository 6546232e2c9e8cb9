import { useState } from 'react';
import { trainingCard } from '#contract/examples/config.ts';
import { Failure } from '#domain/contract/failure.ts';
import { CommCardFormScreen } from '#src/features/admin/comm-cards/comm-card-form-screen.tsx';
import { commCardFormMachine } from '#src/features/admin/comm-cards/comm-card-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Announcement form' };

type Drawn = Parameters<typeof drawState<typeof commCardFormMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(commCardFormMachine, drawn));
  return <CommCardFormScreen actor={actor} />;
}

const change = {
  id: trainingCard.cardId,
  subject: { card: trainingCard },
  request: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...change, ...more } }} />,
});
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading', { subject: null });
export const LoadFailed = story('loadFailed', { subject: null, failure: lost });
export const New = story({ form: 'editing' }, { id: null, subject: { card: null } });
export const ThreeLanguages = story({ form: 'editing' });
export const ForOneCreator = story(
  { form: 'editing' },
  { subject: { card: { ...trainingCard, dhUserId: '0198a4f2-7000-7000-8000-0000000000d3' } } },
);
export const Refused = story(
  { form: 'refused' },
  {
    failure: new Failure({
      code: 'invalid-request',
      status: 400,
      fields: { 'texts.1.title': 'required', link: 'malformed', endDay: 'range-incomplete' },
    }),
  },
);
export const Saving = story('saving');
export const SaveFailed = story({ form: 'failed' }, { failure: lost });
export const Conflict = story('conflict');
