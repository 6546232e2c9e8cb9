import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { editPostPath } from '#domain/post/post-paths.ts';
import { ReaderPost } from '#src/features/reader/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import { PostsLink } from '../posts-link.tsx';
import { ShareButton } from '../share/share-button.tsx';
import type { postViewMachine } from './live-post-view-machine.ts';

/** On a phone the page itself; on a desktop a phone's width of it, as most readers have it. */
const PhoneFrame = chakra('div', {
  base: {
    width: 'full',
    maxWidth: { sm: '27rem' },
    padding: { sm: '6' },
    bg: { sm: 'surface.raised' },
    borderWidth: { sm: '1px' },
    borderColor: 'line',
    borderRadius: { sm: 'xl' },
    boxShadow: { sm: 'raised' },
  },
});

type Props = { actor: ActorRefFrom<typeof postViewMachine> };

/** A post as its readers see it, for its creator. */
export function PostViewScreen({ actor }: Props) {
  const post = useSelector(actor, ({ context }) => context.data?.post);
  const { userId } = useSelector(actor, ({ context }) => context.filters);
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PostsLink userId={userId} />
        <Row justifyContent="space-between">
          <PageTitle size="md">
            <FormattedMessage id="posts.view.title" defaultMessage="Preview" />
          </PageTitle>
          <Row gap="2">
            {post?.live === 'PUBLISHED' && <ShareButton post={post} />}
            {post?.actions.includes('save') && (
              <RouterButton
                to={editPostPath(post, { userId })}
                kind="secondary"
                size="sm"
                icon={<Pencil aria-hidden="true" size="1.1em" />}
              >
                <FormattedMessage id="posts.card.edit" defaultMessage="Edit" />
              </RouterButton>
            )}
          </Row>
        </Row>
        <Contents actor={actor} />
      </Stack>
    </Page>
  );
}

function Contents({ actor }: Props) {
  const { data, failure } = useSelector(actor, (current) => current.context);
  const isFailed = useSelector(actor, (current) => current.hasTag('failed'));
  if (isFailed && failure) {
    return (
      <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  }
  return (
    <PhoneFrame>
      {data ? (
        <ReaderPost post={data.post} locationNames={data.locationNames} />
      ) : (
        <>
          <VisuallyHidden role="status">
            <FormattedMessage id="posts.view.loading" defaultMessage="Loading the post…" />
          </VisuallyHidden>
          <TextSkeleton />
        </>
      )}
    </PhoneFrame>
  );
}
