import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { agencyForm } from '#domain/forms/agency-form.ts';
import { limits } from '#domain/limits.ts';
import {
  type FormActor,
  RecordForm,
  RecordFormPage,
  useRecordForm,
} from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { PhoneInput } from '#src/ui/forms/phone-input.tsx';
import { fieldErrorCode } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import type { AgencySubject } from './agency-machines.ts';
import { agencyPaths } from './agency-paths.ts';

type AgencyText = { name: string; email: string; contactName: string; phone: string };
type Props = { actor: FormActor<AgencySubject, AgencyText> };

/** Creates an agency or changes one. */
export function AgencyFormScreen({ actor }: Props) {
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const agency = useSelector(actor, ({ context }) => context.subject?.agency);
  const back = agency ? agencyPaths.record(agency) : agencyPaths.list;
  return (
    <RecordFormPage
      actor={actor}
      title={
        isNew ? (
          <FormattedMessage id="agencies.form.new" defaultMessage="New agency" />
        ) : (
          <FormattedMessage id="agencies.form.edit" defaultMessage="Edit agency" />
        )
      }
      back={{
        href: back,
        label: agency ? (
          <bdi>{agency.name}</bdi>
        ) : (
          <FormattedMessage id="agencies.back" defaultMessage="All agencies" />
        ),
      }}
    >
      {(subject) => <AgencyForm actor={actor} subject={subject} cancelHref={back} />}
    </RecordFormPage>
  );
}

const fields = ['name', 'email', 'contactName', 'phone'] as const;

type FormProps = Props & { subject: AgencySubject; cancelHref: string };

function AgencyForm({ actor, subject: { agency }, cancelHref }: FormProps) {
  const form = useRecordForm<AgencyText, AgencyText>(agencyForm, {
    name: agency?.name ?? '',
    email: agency?.email ?? '',
    contactName: agency?.contactName ?? '',
    phone: agency?.phone ?? '',
  });
  const error = (field: keyof AgencyText): ReactNode => {
    const code = fieldErrorCode(form, field);
    return code && <FieldMessage code={code} />;
  };
  return (
    <RecordForm actor={actor} form={form} fields={fields} cancelHref={cancelHref}>
      <Field
        label={<FormattedMessage id="agencies.name" defaultMessage="Name" />}
        error={error('name')}
        required
      >
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      <Field
        label={<FormattedMessage id="agencies.email" defaultMessage="Email" />}
        hint={
          <FormattedMessage
            id="agencies.form.email-hint"
            defaultMessage="The agency signs in with the Google or Facebook account of this address. A new address signs out whoever used the old one."
          />
        }
        error={error('email')}
        required
      >
        <TextInput {...form.register('email')} type="email" dir="ltr" autoComplete="off" />
      </Field>
      <Field
        label={<FormattedMessage id="agencies.contact" defaultMessage="Contact person" />}
        error={error('contactName')}
        optional
      >
        <TextInput
          {...form.register('contactName')}
          maxLength={8 * limits.agencyNameMax}
          autoComplete="off"
        />
      </Field>
      <Field
        label={<FormattedMessage id="agencies.phone" defaultMessage="Phone" />}
        hint={
          <FormattedMessage
            id="agencies.form.phone-hint"
            defaultMessage="For calls only. It can't be used to sign in."
          />
        }
        error={error('phone')}
        optional
      >
        <PhoneInput {...form.register('phone')} />
      </Field>
    </RecordForm>
  );
}
