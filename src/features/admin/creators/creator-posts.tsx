import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  defineMessages,
  FormattedMessage,
  type IntlShape,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { viewPostPath } from '#domain/post/post-paths.ts';
import { type StatusFilter, statusFilters } from '#domain/post/post-states.ts';
import {
  type ExportActor,
  ListToolbar,
  RecordListView,
} from '#src/features/admin/records/index.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { ExactTime, exactTime } from '#src/ui/data/exact-time.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { PostStateBadge, postStateTexts } from '#src/ui/data/post-state-badge.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { DataTable } from '#src/ui/data/table/data-table.tsx';
import { Segmented } from '#src/ui/forms/choices.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink, TitleLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { CreatorPost, CreatorPostFilters, creatorPostsMachine } from './creator-panels.ts';

type Props = {
  actor: ActorRefFrom<typeof creatorPostsMachine>;
  exporter: ExportActor<CreatorPost, CreatorPostFilters>;
  filters: CreatorPostFilters;
  onFilters: (filters: CreatorPostFilters) => void;
  /** Where a title leads. */
  postPath?: (post: CreatorPost) => string;
  /** Where decisions of staff against a post can be appealed; nowhere without it. */
  reviewPath?: (post: CreatorPost) => string | undefined;
  /** Where the views of a published post lead; nowhere without it. */
  analyticsPath?: (post: CreatorPost) => string;
};

const statusTexts: Record<StatusFilter, MessageDescriptor> = defineMessages({
  all: { id: 'creators.posts.all', defaultMessage: 'All' },
  published: { id: 'creators.posts.published', defaultMessage: 'Published' },
  draft: { id: 'creators.posts.draft', defaultMessage: 'Drafts and in review' },
  rejected: { id: 'creators.posts.rejected', defaultMessage: 'Rejected and taken down' },
});

/** The posts of a creator by status; each leads to the post, as readers see it by default. */
export function CreatorPosts(props: Props) {
  const { actor, exporter, filters, onFilters, postPath = viewPostPath } = props;
  const { reviewPath, analyticsPath } = props;
  const intl = useIntl();
  const columns = useMemo(
    () => postColumns(intl, { postPath, reviewPath, analyticsPath }),
    [intl, postPath, reviewPath, analyticsPath],
  );
  const rows = useSelector(actor, ({ context }) => context.rows);
  return (
    <Stack gap="4">
      <Segmented
        legend={<FormattedMessage id="creators.posts.status" defaultMessage="Status" />}
        choices={statusFilters.map((value) => ({
          value,
          label: <FormattedMessage {...statusTexts[value]} />,
        }))}
        value={filters.status}
        onChange={(status) => onFilters({ ...filters, status })}
      />
      <ListToolbar
        list={actor}
        exporter={exporter}
        file={{ id: 'creator-posts', columns }}
        filters={filters}
      />
      <RecordListView actor={actor} empty={<NoPosts isFiltered={filters.status !== 'all'} />}>
        <DataTable
          id="creator-posts"
          label={intl.formatMessage({ id: 'creators.tab.posts', defaultMessage: 'Posts' })}
          columns={columns}
          rows={rows}
          rowKey={({ postUID }) => postUID}
          rowName={({ title }) => title}
        />
      </RecordListView>
    </Stack>
  );
}

const NoPosts = ({ isFiltered }: { isFiltered: boolean }) => (
  <Text muted>
    {isFiltered ? (
      <FormattedMessage id="creators.posts.no-match" defaultMessage="No posts with this status." />
    ) : (
      <FormattedMessage id="creators.posts.none" defaultMessage="The creator has no posts yet." />
    )}
  </Text>
);

type Paths = Pick<Props, 'analyticsPath' | 'reviewPath'> & Required<Pick<Props, 'postPath'>>;

function postColumns(
  intl: IntlShape,
  { postPath, reviewPath, analyticsPath }: Paths,
): DataColumn<CreatorPost>[] {
  const untitled = intl.formatMessage({
    id: 'creators.posts.untitled',
    defaultMessage: 'Untitled',
    description: 'A post without a title',
  });
  return [
    {
      key: 'title',
      header: intl.formatMessage({ id: 'creators.posts.title', defaultMessage: 'Title' }),
      cell: (post) => (
        <TitleLink to={postPath(post)} fontWeight="semibold">
          <bdi>{post.title || untitled}</bdi>
        </TitleLink>
      ),
      text: ({ title }) => title,
    },
    {
      key: 'state',
      header: intl.formatMessage({ id: 'creators.posts.status', defaultMessage: 'Status' }),
      cell: (post) => <State post={post} reviewPath={reviewPath} />,
      text: ({ state }) => intl.formatMessage(postStateTexts[state]),
    },
    {
      key: 'format',
      header: intl.formatMessage({ id: 'creators.posts.format', defaultMessage: 'Format' }),
      cell: ({ format }) => <FormattedMessage {...formatNames[format]} />,
      text: ({ format }) => intl.formatMessage(formatNames[format]),
    },
    {
      key: 'language',
      header: intl.formatMessage({ id: 'creators.posts.language', defaultMessage: 'Language' }),
      cell: ({ language }) => language && <bdi>{nativeLanguageName(language)}</bdi>,
      text: ({ language }) => (language ? nativeLanguageName(language) : ''),
    },
    {
      key: 'views',
      header: intl.formatMessage({ id: 'creators.posts.views', defaultMessage: 'Views' }),
      cell: (post) => post.stats && <Views post={post} analyticsPath={analyticsPath} />,
      text: ({ stats }) => (stats ? String(stats.views) : ''),
      isNumeric: true,
    },
    {
      key: 'created',
      header: intl.formatMessage({ id: 'creators.created', defaultMessage: 'Created' }),
      cell: ({ createdAt }) => <ExactTime time={createdAt} />,
      text: ({ createdAt }) => exactTime(createdAt),
      isTime: true,
    },
  ];
}

type StateProps = Pick<Props, 'reviewPath'> & { post: CreatorPost };

/** The state, and the way to the second review of what staff decided. */
function State({ post, reviewPath }: StateProps) {
  const path = reviewPath?.(post);
  return (
    <Stack gap="1" alignItems="start">
      <PostStateBadge state={post.state} />
      {path && (
        <RouterLink to={path} fontSize="sm">
          <FormattedMessage id="posts.card.second-review" defaultMessage="Second review" />
        </RouterLink>
      )}
    </Stack>
  );
}

type ViewsProps = Pick<Props, 'analyticsPath'> & { post: CreatorPost };

function Views({ post, analyticsPath }: ViewsProps) {
  const views = <Num value={post.stats?.views ?? 0} />;
  if (!analyticsPath || !post.publishedAt) return views;
  return <TitleLink to={analyticsPath(post)}>{views}</TitleLink>;
}
