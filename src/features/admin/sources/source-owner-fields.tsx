import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { type PickerActor, RecordPicker } from '#src/features/admin/records/index.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { ChipsInput } from '#src/ui/forms/chips-input.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { fieldError, type SourceFieldProps } from './source-form-state.tsx';

type CreatorProps = SourceFieldProps & { picker: PickerActor };

/** The creator to whom the posts belong. A converted source stays with its author. */
export function CreatorField({ form, source, picker }: CreatorProps) {
  const chosen = form.watch('creatorUserId');
  const isOther = source !== null && chosen !== null && chosen.value !== creatorId(source);
  return (
    <>
      <Field
        label={<FormattedMessage id="sources.form.creator" defaultMessage="OGC creator" />}
        hint={<CreatorHint source={source} />}
        error={fieldError(form, 'creatorUserId')}
        optional={source === null}
      >
        {source?.convertedAt ? (
          <TextInput value={chosen?.label ?? ''} readOnly bg="surface.sunken" />
        ) : (
          <RecordPicker
            actor={picker}
            value={chosen}
            onChange={(creator) =>
              form.setValue('creatorUserId', creator, { shouldValidate: true })
            }
          />
        )}
      </Field>
      {isOther && (
        <Banner tone="warning">
          <FormattedMessage
            id="sources.form.creator-change"
            defaultMessage="All crawled posts of this source move to {name}."
            values={{ name: <bdi>{chosen.label}</bdi> }}
          />
        </Banner>
      )}
    </>
  );
}

const creatorId = (source: NonNullable<SourceFieldProps['source']>) => source.creator.creatorUserId;

function CreatorHint({ source }: Pick<SourceFieldProps, 'source'>) {
  if (source?.convertedAt)
    return (
      <FormattedMessage
        id="sources.form.creator-fixed"
        defaultMessage="The posts of a converted source stay with their creator."
      />
    );
  if (source)
    return (
      <FormattedMessage
        id="sources.form.creator-keep"
        defaultMessage="The posts belong to this creator. Without another choice it stays as it is."
      />
    );
  return (
    <FormattedMessage
      id="sources.form.creator-hint"
      defaultMessage="The posts belong to this creator. Leave it empty to create one with the name of the source."
    />
  );
}

/** Who may take over the creator's account. */
export function OwnersField({ form }: SourceFieldProps) {
  return (
    <Field
      label={<FormattedMessage id="sources.owners" defaultMessage="Owners" />}
      hint={
        <FormattedMessage
          id="sources.form.owners-hint"
          defaultMessage="Email addresses of people who may take over the creator's account by an invitation. Press Enter after each one. Up to {max}."
          values={{ max: limits.sourceOwnersMax }}
        />
      }
      error={fieldError(form, 'ownerEmails')}
      optional
    >
      <ChipsInput
        value={form.watch('ownerEmails')}
        max={limits.sourceOwnersMax}
        onChange={(emails) => form.setValue('ownerEmails', emails, { shouldValidate: true })}
      />
    </Field>
  );
}
