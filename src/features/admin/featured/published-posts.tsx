import { useSelector } from '@xstate/react';
import { Check, Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentLanguages } from '#domain/language/languages.ts';
import type { FeaturedPost } from '#machines/flow/admin/featured-selection.ts';
import {
  type ExportActor,
  FilterRow,
  type ListActor,
  ListToolbar,
  RecordListView,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { PublishedFilters } from './featured-machines.ts';
import { PostSummary } from './post-summary.tsx';
import { usePublishedColumns } from './published-columns.ts';
import type { SelectionActor } from './selection-actor.ts';

type Props = {
  actor: SelectionActor;
  list: ListActor<FeaturedPost, PublishedFilters>;
  exporter: ExportActor<FeaturedPost, PublishedFilters>;
  filters: PublishedFilters;
  onFilters: (filters: PublishedFilters, how?: 'chosen' | 'typed') => void;
};

/** What readers can see, to be added to the wall of fame. */
export function PublishedPosts({ actor, list, exporter, filters, onFilters }: Props) {
  const columns = usePublishedColumns();
  const posts = useSelector(list, ({ context }) => context.rows);
  return (
    <Card as="section" gap="4" aria-labelledby="published-posts">
      <Heading as="h2" size="sm" id="published-posts">
        <FormattedMessage id="featured.published" defaultMessage="Published posts" />
      </Heading>
      <Filters filters={filters} onFilters={onFilters} />
      <ListToolbar
        list={list}
        exporter={exporter}
        file={{ id: 'published-posts', columns }}
        filters={filters}
      />
      <RecordListView
        actor={list}
        empty={
          <Text muted>
            <FormattedMessage
              id="featured.nothing-found"
              defaultMessage="No published post matches."
            />
          </Text>
        }
      >
        <Stack as="ul" gap="4" listStyleType="none">
          {posts.map((post) => (
            <li key={post.postUID}>
              <PostSummary post={post} aside={<AddButton actor={actor} post={post} />} />
            </li>
          ))}
        </Stack>
      </RecordListView>
    </Card>
  );
}

function Filters({ filters, onFilters }: Pick<Props, 'filters' | 'onFilters'>) {
  const intl = useIntl();
  return (
    <FilterRow as="search">
      <Box flex="2 1 12rem">
        <SearchField
          label={<FormattedMessage id="featured.search" defaultMessage="Search by title" />}
          value={filters.title}
          maxLength={200}
          onChange={(title) => onFilters({ ...filters, title }, 'typed')}
        />
      </Box>
      <Box flex="1 1 9rem">
        <Field label={<FormattedMessage id="featured.language" defaultMessage="Language" />}>
          <ListboxSelect
            value={filters.language}
            onChange={(language) => onFilters({ ...filters, language })}
            options={[
              {
                value: 'all',
                label: intl.formatMessage({
                  id: 'featured.all-languages',
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
    </FilterRow>
  );
}

function AddButton({ actor, post }: { actor: SelectionActor; post: FeaturedPost }) {
  const intl = useIntl();
  const isChosen = useSelector(actor, ({ context }) =>
    context.posts.some(({ postUID }) => postUID === post.postUID),
  );
  const canAdd = useSelector(actor, (current) => current.can({ type: 'post.added', post }));
  if (isChosen)
    return (
      <StatusBadge tone="success">
        <Check size="1.1em" aria-hidden="true" />
        <FormattedMessage
          id="featured.chosen"
          defaultMessage="Chosen"
          description="Marks a post that is on the wall of fame"
        />
      </StatusBadge>
    );
  return (
    <IconButton
      icon={<Plus size="1.25em" aria-hidden="true" />}
      label={intl.formatMessage(
        { id: 'featured.add', defaultMessage: 'Add to the wall of fame: {title}' },
        { title: post.title },
      )}
      aria-disabled={!canAdd || undefined}
      onClick={() => actor.send({ type: 'post.added', post })}
    />
  );
}
