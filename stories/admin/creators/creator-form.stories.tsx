import { useState } from 'react';
import { creator, creatorMeera } from '#contract/examples/creators.ts';
import { Failure } from '#domain/contract/failure.ts';
import { CreatorFormScreen } from '#src/features/admin/creators/creator-form-screen.tsx';
import { creatorFormMachine } from '#src/features/admin/creators/creator-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { useDrawnAgencies } from './creator-drawings.tsx';

export default { title: 'Admin/Creator form' };

type Drawn = Parameters<typeof drawState<typeof creatorFormMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const agencies = useDrawnAgencies();
  const [actor] = useState(() => drawState(creatorFormMachine, drawn));
  return <CreatorFormScreen actor={actor} agencies={agencies} />;
}

const change = {
  id: creatorMeera.creatorUserId,
  subject: { creator: creatorMeera },
  request: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...change, ...more } }} />,
});
const lost = new Failure({ code: 'network', status: 0 });
const ogc = creator({ creatorType: 'OGC', paymentType: 'OGC', workApproval: 'rejected' });

export const Loading = story('loading', { subject: null });
export const NotFound = story('loadFailed', {
  subject: null,
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const New = story({ form: 'editing' }, { id: null, subject: { creator: null } });
export const Editing = story({ form: 'editing' });
export const OgcCreator = story({ form: 'editing' }, { subject: { creator: ogc } });
export const HandleTaken = story(
  { form: 'refused' },
  { failure: new Failure({ code: 'handle-taken', status: 409, fields: { handle: 'taken' } }) },
);
export const NumberTaken = story(
  { form: 'refused' },
  { failure: new Failure({ code: 'already-taken', status: 409, fields: { phone: 'taken' } }) },
);
export const NumberFixed = story(
  { form: 'refused' },
  {
    failure: new Failure({ code: 'not-available', status: 409, fields: { phone: 'not-allowed' } }),
  },
);
export const ProfileIncomplete = story(
  { form: 'refused' },
  {
    id: null,
    subject: { creator: null },
    failure: new Failure({
      code: 'invalid-request',
      status: 400,
      fields: { handle: 'malformed', bio: 'required', languages: 'required' },
    }),
  },
);
export const Saving = story('saving');
export const SaveFailed = story({ form: 'failed' }, { failure: lost });
export const Conflict = story('conflict');
