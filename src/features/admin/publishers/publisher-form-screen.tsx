import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { type PublisherValues, publisherForm } from '#domain/forms/publisher-form.ts';
import { limits } from '#domain/limits.ts';
import {
  type FormActor,
  RecordForm,
  RecordFormPage,
  useRecordForm,
} from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { PhoneInput } from '#src/ui/forms/phone-input.tsx';
import { fieldErrorCode } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { PublisherSubject } from './publisher-machines.ts';
import { publisherPaths } from './publisher-paths.ts';

type Props = { actor: FormActor<PublisherSubject, PublisherValues> };

/** Creates a publisher account or changes one. */
export function PublisherFormScreen({ actor }: Props) {
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const publisher = useSelector(actor, ({ context }) => context.subject?.publisher);
  const back = publisher ? publisherPaths.record(publisher) : publisherPaths.list;
  return (
    <RecordFormPage
      actor={actor}
      title={
        isNew ? (
          <FormattedMessage id="publishers.form.new" defaultMessage="New publisher account" />
        ) : (
          <FormattedMessage id="publishers.form.edit" defaultMessage="Edit publisher account" />
        )
      }
      back={{
        href: back,
        label: publisher ? (
          <bdi>{publisher.name}</bdi>
        ) : (
          <FormattedMessage id="publishers.back" defaultMessage="All publisher accounts" />
        ),
      }}
    >
      {(subject) => <PublisherForm actor={actor} subject={subject} cancelHref={back} />}
    </RecordFormPage>
  );
}

const fields = ['name', 'contactName', 'email', 'phone', 'isActive'] as const;

type FormProps = Props & { subject: PublisherSubject; cancelHref: string };

function PublisherForm({ actor, subject: { publisher }, cancelHref }: FormProps) {
  const form = useRecordForm<PublisherValues, PublisherValues>(publisherForm, {
    name: publisher?.name ?? '',
    contactName: publisher?.contactName ?? '',
    email: publisher?.email ?? '',
    phone: publisher?.phone ?? '',
    isActive: publisher?.isActive ?? true,
  });
  const error = (field: (typeof fields)[number]) => {
    const code = fieldErrorCode(form, field);
    return code && <FieldMessage code={code} />;
  };
  return (
    <RecordForm actor={actor} form={form} fields={fields} cancelHref={cancelHref}>
      <Field
        label={<FormattedMessage id="publishers.name" defaultMessage="Name" />}
        error={error('name')}
        required
      >
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      <Field
        label={<FormattedMessage id="publishers.contact" defaultMessage="Contact person" />}
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
        label={<FormattedMessage id="publishers.email" defaultMessage="Email" />}
        hint={<ContactHint />}
        error={error('email')}
        optional
      >
        <TextInput {...form.register('email')} type="email" dir="ltr" autoComplete="off" />
      </Field>
      <Field
        label={<FormattedMessage id="publishers.phone" defaultMessage="Phone" />}
        hint={<ContactHint />}
        error={error('phone')}
        optional
      >
        <PhoneInput {...form.register('phone')} />
      </Field>
      <Checkbox {...form.register('isActive')}>
        <ActiveLabel />
      </Checkbox>
    </RecordForm>
  );
}

const ContactHint = () => (
  <FormattedMessage
    id="publishers.form.contact-hint"
    defaultMessage="For contact only. It can't be used to sign in."
  />
);

const ActiveLabel = () => (
  <Stack as="span" gap="0">
    <FormattedMessage id="publishers.active" defaultMessage="Active" />
    <Text as="span" size="sm" muted>
      <FormattedMessage
        id="publishers.form.active-hint"
        defaultMessage="An inactive publisher isn't offered for sources. Its existing sources stay as they are."
      />
    </Text>
  </Stack>
);
