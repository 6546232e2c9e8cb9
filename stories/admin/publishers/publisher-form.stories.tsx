import { vidarbhaAccount } from '#contract/examples/sources.ts';
import { Failure } from '#domain/contract/failure.ts';
import { PublisherFormScreen } from '#src/features/admin/publishers/publisher-form-screen.tsx';
import { publisherFormMachine } from '#src/features/admin/publishers/publisher-machines.ts';
import type { DrawnState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Admin/Publisher account form' };

type Drawn = DrawnState<typeof publisherFormMachine>;

const change = {
  id: vidarbhaAccount.accountId,
  subject: { publisher: vidarbhaAccount },
  request: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) =>
  screenStory(PublisherFormScreen, publisherFormMachine, {
    value,
    context: { ...change, ...more },
  });
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading', { subject: null });
export const LoadFailed = story('loadFailed', { subject: null, failure: lost });
export const New = story({ form: 'editing' }, { id: null, subject: { publisher: null } });
export const Editing = story({ form: 'editing' });
export const Refused = story(
  { form: 'refused' },
  {
    failure: new Failure({
      code: 'invalid-request',
      status: 400,
      fields: { email: 'malformed' },
    }),
  },
);
export const Saving = story('saving');
export const SaveFailed = story({ form: 'failed' }, { failure: lost });
export const Conflict = story('conflict');
