import { Failure } from '#domain/contract/failure.ts';
import { agreeToNoticesMachine } from '#machines/flow/own-data/agree-to-notices.ts';
import { AgreementCard } from '#src/features/own-data/agreement/agreement-card.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Accounts/Changed terms' };

type Value = Parameters<typeof screenStory<typeof agreeToNoticesMachine>>[2]['value'];

const lost = new Failure({ code: 'network', status: 0 });
const story = (value: Value, failure: Failure | null = null) =>
  screenStory(AgreementCard, agreeToNoticesMachine, { value, context: { failure, tries: 0 } });

export const Asking = story('asking');
export const Agreeing = story('agreeing');
export const Waiting = story('waiting', lost);
export const SignInNeeded = story('signInNeeded');
export const Failed = story('failed', new Failure({ code: 'server-busy', status: 503 }));
export const Agreed = story('agreed');
