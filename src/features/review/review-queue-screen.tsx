import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  contentLanguages,
  languageDirection,
  nativeLanguageName,
} from '#domain/language/languages.ts';
import { type ExportActor, ExportButton, SearchField } from '#src/features/admin/records/index.ts';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import type { QueuedPost, QueueFilters, queueMachine } from './live-machines.ts';
import { useReviewQueueColumns } from './review-queue-columns.ts';
import { WaitingCount } from './waiting-count.tsx';
import { WorkList } from './work-list.tsx';

type Props = {
  actor: ActorRefFrom<typeof queueMachine>;
  exporter: ExportActor<QueuedPost, QueueFilters>;
  filters: QueueFilters;
  onFilters: (filters: QueueFilters, how?: 'typed') => void;
  /** The filters as part of an address. */
  query: string;
  statistics?: ReactNode;
};

/** Posts in review, the longest waiting first. */
export function ReviewQueueScreen(props: Props) {
  const { actor, filters, onFilters, query, statistics } = props;
  const intl = useIntl();
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="staff.review.title" defaultMessage="Review queue" />
        </PageTitle>
        {statistics}
        <Box
          display="grid"
          gap="4"
          maxWidth="dialog"
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        >
          <SearchField
            label={
              <FormattedMessage
                id="staff.review.search"
                defaultMessage="Search by title or creator"
              />
            }
            value={filters.search}
            onChange={(search) => onFilters({ ...filters, search }, 'typed')}
          />
          <Field label={<FormattedMessage id="staff.review.language" defaultMessage="Language" />}>
            <ListboxSelect
              value={filters.language}
              onChange={(language) => onFilters({ ...filters, language })}
              options={[
                {
                  value: 'all',
                  label: intl.formatMessage({
                    id: 'staff.review.all-languages',
                    defaultMessage: 'All languages',
                  }),
                },
                ...contentLanguages.map(({ isoCode, nativeName }) => ({
                  value: isoCode,
                  label: nativeName,
                  lang: isoCode,
                })),
              ]}
            />
          </Field>
        </Box>
        <CountAndExport {...props} />
        <WorkList
          actor={actor}
          rowKey={(post) => post.postUID}
          renderRow={(post) => <QueueCard post={post} query={query} />}
        />
      </Stack>
    </Page>
  );
}

function CountAndExport({ actor, exporter, filters }: Props) {
  const columns = useReviewQueueColumns();
  const total = useSelector(actor, ({ context }) => context.total);
  const isEmpty = useSelector(actor, ({ context }) => context.rows.length === 0);
  return (
    <Row justifyContent="space-between">
      <WaitingCount total={total} />
      <ExportButton
        actor={exporter}
        file={{ id: 'review-queue', columns }}
        filters={filters}
        disabled={isEmpty}
      />
    </Row>
  );
}

function QueueCard({ post, query }: { post: QueuedPost; query: string }) {
  return (
    <Card as="article">
      <Row alignItems="start" gap="4">
        {post.cover && (
          <Box width={{ base: '5rem', sm: '8rem' }} flexShrink="0">
            <Picture url={post.cover.url} alt={post.cover.alt} borderRadius="md" />
          </Box>
        )}
        <Stack gap="1" flex="1 1 9rem">
          <Heading
            as="h2"
            size="sm"
            lang={post.language ?? undefined}
            dir={languageDirection(post.language)}
          >
            <TitleLink to={`/app/review?${query && `${query}&`}post=${post.postUID}`}>
              {post.title}
            </TitleLink>
          </Heading>
          <Text size="sm" muted>
            <bdi>{post.creator.name}</bdi>
            {post.language && (
              <>
                {' · '}
                <bdi lang={post.language}>{nativeLanguageName(post.language)}</bdi>
              </>
            )}
            {post.submittedAt && (
              <>
                {' · '}
                <bdi>
                  <RelativeTime time={post.submittedAt} />
                </bdi>
              </>
            )}
          </Text>
          {post.firstOpinion && (
            <StatusBadge tone="info">
              <FormattedMessage
                id="staff.opinion.badge"
                defaultMessage="Second opinion wanted"
                description="On a post in the review queue"
              />
            </StatusBadge>
          )}
          {post.claim && !post.claim.isMine && (
            <StatusBadge tone="warning">
              <FormattedMessage
                id="staff.claim.held"
                defaultMessage="{name} is reviewing this"
                values={{ name: <bdi>{post.claim.name}</bdi> }}
              />
            </StatusBadge>
          )}
        </Stack>
      </Row>
    </Card>
  );
}
