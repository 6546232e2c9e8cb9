import { FormattedMessage } from 'react-intl';
import type { PostState } from '#domain/post/post-states.ts';
import { Text } from '../layout/text.tsx';
import { IndianTime } from './formatted-values.tsx';

type Props = { state: PostState; publishAt: string };

/** When a post is published, in Indian time. */
export function PublishTimeNote({ state, publishAt }: Props) {
  const values = { time: <IndianTime time={publishAt} /> };
  return (
    <Text size="sm">
      {state === 'SCHEDULED' ? (
        <FormattedMessage
          id="posts.schedule.at"
          defaultMessage="Approved. Publishes on {time}, Indian time"
          values={values}
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
