import { useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import { HashtagFormScreen } from '#src/features/admin/hashtags/hashtag-form-screen.tsx';
import { hashtagFormMachine } from '#src/features/admin/hashtags/hashtag-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Hashtag form' };

type Drawn = Parameters<typeof drawState<typeof hashtagFormMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(hashtagFormMachine, drawn));
  return <HashtagFormScreen actor={actor} />;
}

const base = { id: null, subject: { hashtag: null }, request: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});

export const New = story({ form: 'editing' });
export const Taken = story(
  { form: 'refused' },
  { failure: new Failure({ code: 'invalid-request', status: 400, fields: { title: 'taken' } }) },
);
export const Saving = story('saving');
export const SaveFailed = story(
  { form: 'failed' },
  { failure: new Failure({ code: 'network', status: 0 }) },
);
