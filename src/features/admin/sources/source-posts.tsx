import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fromPromise } from 'xstate';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';
import { call } from '#src/api/client.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import {
  type ExportActor,
  type FileColumn,
  type ListActor,
  ListToolbar,
  RecordListView,
} from '#src/features/admin/records/index.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { exactTime } from '#src/ui/data/exact-time.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text, TextLink, VisuallyHidden } from '#src/ui/layout/text.tsx';

type CrawledPost = Schemas['OgcPostCard'];
type OfSource = { sourceId: string };

export const sourcePostsMachine = createPagedList<CrawledPost, OfSource>(({ id }) => [id]);

const pageLength = 10;

/** A page begins behind a moment and an id; the chart knows both as one address. */
async function loadPosts(
  { filters: { sourceId }, pageUrl }: PageRequest<OfSource>,
  signal: AbortSignal,
): Promise<Page<CrawledPost>> {
  const place = new URLSearchParams(pageUrl ?? '');
  const { rows, pageValue, offsetId } = await call('getOgcPostByFilter', {
    body: {
      filters: { sourceId },
      count: pageLength,
      pageValue: place.get('pageValue'),
      offsetId: place.get('offsetId'),
    },
    signal,
  });
  const isMore = pageValue !== null && offsetId !== null;
  return { rows, nextPageUrl: isMore ? `?${new URLSearchParams({ pageValue, offsetId })}` : null };
}

const loadPage = fromPromise<Page<CrawledPost>, PageRequest<OfSource>>(({ input, signal }) =>
  loadPosts(input, signal),
);

const liveSourcePostsMachine = sourcePostsMachine.provide({
  actors: { loadPage, reloadPages: reloadActor(loadPosts) },
});

export const sourcePostExportMachine = createListExport<CrawledPost, OfSource>();

const liveSourcePostExportMachine = sourcePostExportMachine.provide({ actors: { loadPage } });

/** What was crawled from a source, the newest first. */
export function SourcePosts({ sourceId }: OfSource) {
  const actor = useActorRef(liveSourcePostsMachine, { input: { filters: { sourceId } } });
  const exporter = useActorRef(liveSourcePostExportMachine);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  return <SourcePostsCard actor={actor} exporter={exporter} />;
}

type CardProps = {
  actor: ListActor<CrawledPost, OfSource>;
  exporter: ExportActor<CrawledPost, OfSource>;
};

export function SourcePostsCard({ actor, exporter }: CardProps) {
  const columns = usePostColumns();
  const filters = useSelector(actor, ({ context }) => context.filters);
  const posts = useSelector(actor, ({ context }) => context.rows);
  return (
    <Card as="section" aria-labelledby="source-posts">
      <Heading as="h2" size="sm" id="source-posts">
        <FormattedMessage id="sources.posts" defaultMessage="Latest crawled posts" />
      </Heading>
      <RecordListView
        actor={actor}
        empty={
          <Text muted>
            <FormattedMessage id="sources.posts-empty" defaultMessage="No crawled posts." />
          </Text>
        }
      >
        <Stack gap="4">
          <ListToolbar
            list={actor}
            exporter={exporter}
            file={{ id: 'crawled-posts', columns }}
            filters={filters}
          />
          <Stack as="ul" gap="4" listStyleType="none">
            {posts.map((post) => (
              <PostItem key={post.id} post={post} />
            ))}
          </Stack>
        </Stack>
      </RecordListView>
    </Card>
  );
}

function usePostColumns(): readonly FileColumn<CrawledPost>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        header: intl.formatMessage({ id: 'sources.post-title', defaultMessage: 'Title' }),
        text: ({ title }) => title,
      },
      {
        header: intl.formatMessage({ id: 'sources.post-url', defaultMessage: 'Link' }),
        text: ({ url }) => url,
      },
      {
        header: intl.formatMessage({ id: 'sources.language', defaultMessage: 'Language' }),
        text: ({ language }) => nativeLanguageName(language),
      },
      {
        header: intl.formatMessage({ id: 'sources.post-format', defaultMessage: 'Format' }),
        text: ({ format }) => intl.formatMessage(formatNames[format]),
      },
      {
        header: intl.formatMessage({ id: 'sources.post-published', defaultMessage: 'Published' }),
        text: ({ publishedAt }) => exactTime(publishedAt),
        isTime: true,
      },
    ],
    [intl],
  );
}

function PostItem({ post: { title, url, language, format, publishedAt } }: { post: CrawledPost }) {
  return (
    <Stack as="li" gap="1">
      <Text>
        <TextLink href={url} target="_blank" rel="noopener noreferrer">
          <bdi lang={language}>{title}</bdi>
          <VisuallyHidden>
            {' '}
            <FormattedMessage
              id="sources.opens-site"
              defaultMessage="(opens the source in a new tab)"
            />
          </VisuallyHidden>
        </TextLink>
      </Text>
      <Text size="sm" muted>
        <DateTime time={publishedAt} /> · <FormattedMessage {...formatNames[format]} />
      </Text>
    </Stack>
  );
}
