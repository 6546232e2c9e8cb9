import { FormattedMessage } from 'react-intl';
import type { PostState } from '#domain/post/post-states.ts';
import { serverNow } from '#src/api/server-time.ts';
import { Text } from '../layout/text.tsx';
import { IndianTime } from './formatted-values.tsx';

type Props = { state: PostState; publishAt: string };

/**
 * When a post is published, in Indian time. What is still in review after its time is published
 * once it is approved; for other states than that and SCHEDULED nothing is shown.
 */
export function PublishTimeNote({ state, publishAt }: Props) {
  const isScheduled = state === 'SCHEDULED';
  if (!isScheduled && state !== 'SUBMITTED_FOR_DHPUBLISH_REVIEW') return null;
  const hasPassed = !isScheduled && Date.parse(publishAt) <= serverNow();
  const values = { time: <IndianTime time={publishAt} /> };
  return (
    <Text size="sm">
      {isScheduled ? (
        <FormattedMessage
          id="posts.schedule.at"
          defaultMessage="Approved. Publishes on {time}, Indian time"
          values={values}
        />
      ) : hasPassed ? (
        <FormattedMessage
          id="posts.schedule.passed"
          defaultMessage="The chosen time has passed. Publishes as soon as it's approved."
        />
      ) : (
        <FormattedMessage
          id="posts.schedule.after-approval"
          defaultMessage="Publishes on {time}, Indian time, once it's approved"
          values={values}
        />
      )}
    </Text>
  );
}
