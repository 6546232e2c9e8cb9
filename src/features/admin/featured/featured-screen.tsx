import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import type { FeaturedPost } from '#machines/flow/admin/featured-selection.ts';
import type { ExportActor, ListActor } from '#src/features/admin/records/index.ts';
import { FeaturedPosts } from '#src/features/analytics/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Box, Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { PublishedFilters } from './featured-machines.ts';
import { PublishedPosts } from './published-posts.tsx';
import type { SelectionActor } from './selection-actor.ts';
import { SelectionPanel } from './selection-panel.tsx';

type Props = {
  actor: SelectionActor;
  published: ListActor<FeaturedPost, PublishedFilters>;
  exporter: ExportActor<FeaturedPost, PublishedFilters>;
  filters: PublishedFilters;
  onFilters: (filters: PublishedFilters, how?: 'chosen' | 'typed') => void;
};

/** The posts of the wall of fame in their order, a search for others, and a preview. */
export function FeaturedScreen(props: Props) {
  const { actor, published, exporter, filters, onFilters } = props;
  const isLoading = useSelector(actor, (current) => current.matches('loading'));
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  return (
    <Page paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="6">
        <Stack gap="2">
          <PageTitle>
            <FormattedMessage id="featured.title" defaultMessage="Wall of fame" />
          </PageTitle>
          <Text muted>
            <FormattedMessage
              id="featured.lead"
              defaultMessage="Choose the posts that all creators see as examples, and their order."
            />
          </Text>
        </Stack>
        {isFailed && <LoadFailed actor={actor} />}
        {isLoading && <CardSkeleton />}
        {!isFailed && !isLoading && (
          <>
            <Box
              display="grid"
              gap="6"
              alignItems="start"
              gridTemplateColumns={{
                base: 'minmax(0, 1fr)',
                md: 'minmax(0, 1fr) minmax(0, 1fr)',
              }}
            >
              <SelectionPanel actor={actor} />
              <PublishedPosts
                actor={actor}
                list={published}
                exporter={exporter}
                filters={filters}
                onFilters={onFilters}
              />
            </Box>
            <Preview actor={actor} />
          </>
        )}
      </Stack>
    </Page>
  );
}

function LoadFailed({ actor }: { actor: SelectionActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
    </RetryNotice>
  );
}

function Preview({ actor }: { actor: SelectionActor }) {
  const posts = useSelector(actor, ({ context }) => context.posts);
  if (posts.length === 0) return null;
  return (
    <Box as="details" css={{ '& > summary': { minHeight: 'target', cursor: 'pointer' } }}>
      <Box as="summary" fontWeight="semibold" paddingBlock="2">
        <FormattedMessage
          id="featured.preview"
          defaultMessage="Preview the wall of fame"
          description="Opens the posts as creators see them"
        />
      </Box>
      <Box paddingBlockStart="4">
        <FeaturedPosts posts={posts} />
      </Box>
    </Box>
  );
}
