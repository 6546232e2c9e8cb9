import { FormattedMessage } from 'react-intl';
import { postListPath } from '#domain/post/post-paths.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';

/** Back to the own posts, or to the creator whose post an agency has opened. */
export function PostsLink({ userId }: { userId: string | undefined }) {
  return (
    <BackLink to={postListPath({ userId })}>
      {userId ? (
        <FormattedMessage id="posts.of-creator" defaultMessage="Posts of the creator" />
      ) : (
        <FormattedMessage id="posts.title" defaultMessage="Your posts" />
      )}
    </BackLink>
  );
}
