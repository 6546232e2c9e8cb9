import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { type SourceDraft, type SourceValues, sourceForm } from '#domain/forms/source-form.ts';
import {
  creatorLabel,
  type FormActor,
  RecordForm,
  RecordFormPage,
  useRecordForm,
} from '#src/features/admin/records/index.ts';
import { SourceFields } from './source-fields.tsx';
import type { SourcePickers } from './source-filter-controls.tsx';
import type { Source } from './source-list-machines.ts';
import type { SourceSubject } from './source-machines.ts';
import { sourcePaths } from './source-paths.ts';

type Props = { actor: FormActor<SourceSubject, SourceValues>; pickers: SourcePickers };

/** Creates a source or changes one. */
export function SourceFormScreen({ actor, pickers }: Props) {
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const source = useSelector(actor, ({ context }) => context.subject?.source);
  const back = source ? sourcePaths.record(source) : sourcePaths.list;
  return (
    <RecordFormPage
      actor={actor}
      title={
        isNew ? (
          <FormattedMessage id="sources.form.new" defaultMessage="New source" />
        ) : (
          <FormattedMessage id="sources.form.edit" defaultMessage="Edit source" />
        )
      }
      back={{
        href: back,
        label: source ? (
          <bdi>{source.name}</bdi>
        ) : (
          <FormattedMessage id="sources.back" defaultMessage="All sources" />
        ),
      }}
    >
      {(subject) => (
        <SourceForm actor={actor} subject={subject} cancelHref={back} pickers={pickers} />
      )}
    </RecordFormPage>
  );
}

const fields = [
  'name',
  'key',
  'language',
  'homeUrl',
  'feedUrl',
  'crawling',
  'accountId',
  'creatorUserId',
  'ownerEmails',
] as const;

type FormProps = Props & { subject: SourceSubject; cancelHref: string };

function SourceForm({ actor, subject: { source }, cancelHref, pickers }: FormProps) {
  const form = useRecordForm<SourceDraft, SourceValues>(sourceForm, toDraft(source));
  return (
    <RecordForm actor={actor} form={form} fields={fields} cancelHref={cancelHref}>
      <SourceFields form={form} source={source} pickers={pickers} />
    </RecordForm>
  );
}

const toDraft = (source: Source | null): SourceDraft => ({
  name: source?.name ?? '',
  key: source?.key ?? '',
  accountId: source?.account
    ? { value: source.account.accountId, label: source.account.name }
    : null,
  creatorUserId: source && {
    value: source.creator.creatorUserId,
    label: creatorLabel(source.creator),
  },
  language: source?.language ?? '',
  homeUrl: source?.homeUrl ?? '',
  feedUrl: source?.feedUrl ?? '',
  ownerEmails: source?.ownerEmails ?? [],
  crawling: source?.crawling ?? true,
});
