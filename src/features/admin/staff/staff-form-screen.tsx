import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type StaffMemberValues, staffMemberForm } from '#domain/forms/staff-member-form.ts';
import { limits } from '#domain/limits.ts';
import {
  type FormActor,
  RecordForm,
  RecordFormPage,
  useRecordForm,
} from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, type SchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { NewMemberLink } from './new-member-link.tsx';
import { PermissionsField } from './permissions-field.tsx';
import type { StaffSubject } from './staff-machines.ts';
import { staffPaths } from './staff-paths.ts';
import { staffName } from './staff-status.tsx';

type Props = { actor: FormActor<StaffSubject, StaffMemberValues> };

/** Adds a member of staff or changes one; a new one's link is shown once. */
export function StaffFormScreen({ actor }: Props) {
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const isSaved = useSelector(actor, (current) => current.matches('saved'));
  const account = useSelector(actor, ({ context }) => context.subject?.account);
  const isBackToList = isNew || !account;
  return (
    <RecordFormPage
      actor={actor}
      title={<FormTitle isNew={isNew} isSaved={isSaved} />}
      back={{
        href: isBackToList ? staffPaths.list : staffPaths.record(account),
        label: isBackToList ? (
          <FormattedMessage id="staff.back" defaultMessage="All staff accounts" />
        ) : (
          <bdi>{staffName(account)}</bdi>
        ),
      }}
    >
      {(subject) =>
        isSaved && subject.account && subject.link ? (
          <NewMemberLink account={subject.account} link={subject.link} />
        ) : (
          <StaffForm actor={actor} subject={subject} />
        )
      }
    </RecordFormPage>
  );
}

function FormTitle({ isNew, isSaved }: { isNew: boolean; isSaved: boolean }) {
  if (isNew && isSaved)
    return <FormattedMessage id="staff.added.title" defaultMessage="Account added" />;
  return isNew ? (
    <FormattedMessage id="staff.form.new" defaultMessage="Add staff account" />
  ) : (
    <FormattedMessage id="staff.form.edit" defaultMessage="Edit staff account" />
  );
}

const fields = ['name', 'email', 'permissions'] as const;

function StaffForm({ actor, subject: { account } }: Props & { subject: StaffSubject }) {
  const form = useRecordForm<StaffMemberValues, StaffMemberValues>(staffMemberForm, {
    name: account?.name ?? '',
    email: account?.email ?? '',
    permissions: account?.permissions ?? [],
  });
  const nameProblem = fieldErrorCode(form, 'name');
  const cancelHref = account ? staffPaths.record(account) : staffPaths.list;
  return (
    <RecordForm actor={actor} form={form} fields={fields} cancelHref={cancelHref}>
      <Field
        label={<FormattedMessage id="staff.column.name" defaultMessage="Name" />}
        error={nameProblem && <FieldMessage code={nameProblem} />}
        required
      >
        <TextInput
          {...form.register('name')}
          dir="auto"
          maxLength={8 * limits.staffNameMax}
          autoComplete="off"
        />
      </Field>
      {!account && <EmailField form={form} />}
      {account?.isYou ? (
        <Banner tone="info">
          <FormattedMessage
            id="staff.form.own-permissions"
            defaultMessage="You can't change your own permissions. Ask another administrator."
          />
        </Banner>
      ) : (
        <PermissionsField form={form} saved={account?.permissions} />
      )}
    </RecordForm>
  );
}

function EmailField({ form }: { form: SchemaForm<StaffMemberValues, StaffMemberValues> }) {
  const problem = fieldErrorCode(form, 'email');
  return (
    <Field
      label={<FormattedMessage id="staff.column.email" defaultMessage="Email" />}
      hint={
        <FormattedMessage
          id="staff.form.email-hint"
          defaultMessage="Used to sign in. It can't be changed later."
        />
      }
      error={problem && <EmailProblem code={problem} email={form.watch('email')} />}
      required
    >
      <TextInput {...form.register('email')} type="email" dir="ltr" autoComplete="off" />
    </Field>
  );
}

type ProblemProps = { code: NonNullable<ReturnType<typeof fieldErrorCode>>; email: string };

/** An account with this address may be the one whose reply was lost. */
const EmailProblem = ({ code, email }: ProblemProps): ReactNode =>
  code === 'taken' ? (
    <FormattedMessage
      id="staff.form.email-taken"
      defaultMessage="An account with this email exists. <a>Show it</a>; you can create a new password link there."
      values={{
        a: (text) => <RouterLink to={staffPaths.found(email.trim())}>{text}</RouterLink>,
      }}
    />
  ) : (
    <FieldMessage code={code} />
  );
