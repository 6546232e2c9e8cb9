import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import {
  type DraftStage,
  draftStages,
  type StatusFilter,
  statusFilters,
} from '#domain/post/post-states.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { Segmented } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import type { PostFilters } from './post-filters.ts';

const statusNames: Record<StatusFilter, MessageDescriptor> = defineMessages({
  all: { id: 'posts.filter.all', defaultMessage: 'All posts' },
  published: { id: 'posts.filter.published', defaultMessage: 'Published' },
  draft: { id: 'posts.filter.draft', defaultMessage: 'Drafts' },
  rejected: { id: 'posts.filter.rejected', defaultMessage: 'Rejected' },
});

const stageNames: Record<DraftStage, MessageDescriptor> = defineMessages({
  all: { id: 'posts.stage.all', defaultMessage: 'All drafts' },
  notSent: { id: 'posts.stage.not-sent', defaultMessage: 'Not sent' },
  inReview: { id: 'posts.stage.in-review', defaultMessage: 'In review' },
  scheduled: { id: 'posts.stage.scheduled', defaultMessage: 'Scheduled' },
});

/** The filter has one name for both sorts of videos (filters.ts). */
const offeredFormats = [
  'FORMAT_ARTICLE',
  'FORMAT_IMAGE',
  'FORMAT_GALLERY',
  'FORMAT_VIDEO',
] as const;

type Props = {
  /** Whether there are posts of several states. */
  hasStatus?: boolean;
  filters: PostFilters;
  onChosen: (filters: PostFilters) => void;
  onTyped: (filters: PostFilters) => void;
};

/** Title search, status and format: what the list below shows. */
export function PostFiltersBar({ hasStatus = true, filters, onChosen, onTyped }: Props) {
  const intl = useIntl();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChosen(filters);
  };
  return (
    <Stack as="search" gap={{ base: '2', sm: '3' }}>
      <Row alignItems="end" gap="3" css={{ '& label': { fontSize: { base: 'sm', sm: 'md' } } }}>
        <Box as="form" onSubmit={submit} flex="2 1 8.5rem" minWidth="0">
          <Field
            label={<FormattedMessage id="posts.search.label" defaultMessage="Search by title" />}
          >
            <TextInput
              type="search"
              dir="auto"
              value={filters.title}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => onTyped({ ...filters, title: event.target.value })}
            />
          </Field>
        </Box>
        <Box flex="1 1 9.75rem" maxWidth={{ sm: '14rem' }}>
          <Field label={<FormattedMessage id="posts.format.label" defaultMessage="Format" />}>
            <Select
              value={filters.format}
              onChange={(event) =>
                onChosen({ ...filters, format: event.target.value as PostFilters['format'] })
              }
            >
              <option value="all">
                {intl.formatMessage({ id: 'posts.format.all', defaultMessage: 'All formats' })}
              </option>
              {offeredFormats.map((format) => (
                <option key={format} value={format}>
                  {intl.formatMessage(formatNames[format])}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
      </Row>
      {hasStatus && (
        <Segmented
          legend={<FormattedMessage id="posts.filter.legend" defaultMessage="Status" />}
          value={filters.status}
          onChange={(status) => onChosen({ ...filters, status, draftStage: 'all' })}
          choices={statusFilters.map((status) => ({
            value: status,
            label: <FormattedMessage {...statusNames[status]} />,
          }))}
        />
      )}
      {hasStatus && filters.status === 'draft' && (
        <Segmented
          legend={<FormattedMessage id="posts.stage.legend" defaultMessage="Which drafts" />}
          value={filters.draftStage}
          onChange={(draftStage) => onChosen({ ...filters, draftStage })}
          choices={draftStages.map((stage) => ({
            value: stage,
            label: <FormattedMessage {...stageNames[stage]} />,
          }))}
        />
      )}
    </Stack>
  );
}

/** The magnifying glass of the empty search. */
export const SearchIcon = () => <Search aria-hidden="true" size="2.5rem" />;
