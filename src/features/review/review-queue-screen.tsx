import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  contentLanguages,
  languageDirection,
  nativeLanguageName,
} from '#domain/language/languages.ts';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import type { QueuedPost, QueueFilters, queueMachine } from './live-machines.ts';
import { WorkList } from './work-list.tsx';

type Props = {
  actor: ActorRefFrom<typeof queueMachine>;
  filters: QueueFilters;
  onFilters: (filters: QueueFilters) => void;
};

/** Posts in review, the longest waiting first. */
export function ReviewQueueScreen({ actor, filters, onFilters }: Props) {
  const intl = useIntl();
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="staff.review.title" defaultMessage="Review queue" />
        </PageTitle>
        <Box maxWidth="dialogNarrow">
          <Field label={<FormattedMessage id="staff.review.language" defaultMessage="Language" />}>
            <Select
              value={filters.language}
              onChange={(event) =>
                onFilters({ language: event.target.value as QueueFilters['language'] })
              }
            >
              <option value="all">
                {intl.formatMessage({
                  id: 'staff.review.all-languages',
                  defaultMessage: 'All languages',
                })}
              </option>
              {contentLanguages.map(({ isoCode, nativeName }) => (
                <option key={isoCode} value={isoCode} lang={isoCode}>
                  {nativeName}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
        <WorkList
          actor={actor}
          rowKey={(post) => post.postUID}
          renderRow={(post) => <QueueCard post={post} />}
        />
      </Stack>
    </Page>
  );
}

function QueueCard({ post }: { post: QueuedPost }) {
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
            <TitleLink to={`/app/review?post=${post.postUID}`}>{post.title}</TitleLink>
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
