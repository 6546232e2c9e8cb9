import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  creatorLabel,
  type namedCreatorMachine,
  type PickerActor,
  RecordPicker,
} from '#src/features/admin/records/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Field } from '#src/ui/forms/field.tsx';

type Props = {
  /** Knows the name of the creator in the address. */
  named: ActorRefFrom<typeof namedCreatorMachine>;
  /** Finds creators by what is typed. */
  picker: PickerActor;
  creator: string | null;
  onChange: (creator: string | null) => void;
};

/** Chooses one creator by name, or none. */
export function CreatorFilter({ named, picker, creator, onChange }: Props) {
  const intl = useIntl();
  const { data, failure } = useSelector(named, ({ context }) => context);
  const isFailed = useSelector(named, (current) => current.hasTag('failed'));
  // The name may still be that of the creator chosen before.
  const label = data && data.creatorUserId === creator ? creatorLabel(data) : '';
  return (
    <Field
      label={<FormattedMessage id="invoices.creator" defaultMessage="Creator" />}
      error={isFailed && failure && <FailureMessage failure={failure} />}
    >
      <RecordPicker
        actor={picker}
        value={creator === null ? null : { value: creator, label }}
        placeholder={intl.formatMessage({
          id: 'invoices.creator-search',
          defaultMessage: 'Type a name',
          description: 'In an empty field that searches creators',
        })}
        onChange={(chosen) => onChange(chosen?.value ?? null)}
      />
    </Field>
  );
}
