import { useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import type { PostDetailsSubject } from '#machines/flow/review/post-details.ts';
import { DetailsDialog } from '#src/features/review/details/details-dialog.tsx';
import { postDetailsMachine } from '#src/features/review/details/post-details-machine.ts';
import { type DrawnState, drawState } from '#stories/support/actor-in-state.ts';
import { detailsSubject } from '#test/factories/post-details.ts';

export default { title: 'Review/Details' };

type Drawn = DrawnState<typeof postDetailsMachine>;

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(postDetailsMachine, drawn));
  return <DetailsDialog actor={actor} onClose={() => {}} />;
}

const article = detailsSubject();
const context: Drawn['context'] = {
  id: article.post.postUID,
  subject: article,
  request: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...context, ...more } }} />,
});
const failed = (code: ConstructorParameters<typeof Failure>[0]['code'], status: number) =>
  story({ form: 'failed' }, { failure: new Failure({ code, status }) });

const nothingChosen: PostDetailsSubject = detailsSubject({
  format: 'FORMAT_VIDEO',
  language: null,
  genre: null,
  subGenre: null,
  locations: [],
  hashtags: [],
});

export const Loading = story('loading', { subject: null });
export const LoadFailed = story('loadFailed', {
  subject: null,
  failure: new Failure({ code: 'network', status: 0 }),
});
export const Editing = story({ form: 'editing' });
export const EditingAVideo = story(
  { form: 'editing' },
  { subject: detailsSubject({ format: 'FORMAT_VIDEO', madeWithAi: true }) },
);
export const NothingChosen = story({ form: 'editing' }, { subject: nothingChosen });
export const Refused = story(
  { form: 'refused' },
  {
    subject: nothingChosen,
    failure: new Failure({
      code: 'invalid-request',
      status: 400,
      fields: {
        locations: 'list-required',
        language: 'required',
        genre: 'required',
        subGenre: 'not-allowed',
        hashtags: 'too-long',
        madeWithAi: 'required',
      },
    }),
  },
);
export const Saving = story('saving');
export const ReplyLost = failed('network', 0);
export const ClaimedByAnother = failed('claimed-by-other', 409);
export const PermissionRemoved = failed('forbidden', 403);
export const Conflict = story('conflict', {
  failure: new Failure({ code: 'revision-conflict', status: 409 }),
});
export const Reloading = story('reloading');
export const SignInNeeded = story('signInNeeded');
