import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { RuleCode } from '#domain/forms/validation-rules.ts';
import type { createRecordForm } from '#machines/kit/record-form.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { type SchemaForm, showFieldErrors } from '#src/ui/forms/schema-form.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';

export type FormActor<Subject, Values> = ActorRefFrom<
  ReturnType<typeof createRecordForm<Subject, Values>>
>;

type PageProps<Subject, Values> = {
  actor: FormActor<Subject, Values>;
  title: ReactNode;
  back: { href: string; label: ReactNode };
  /** For forms with columns. */
  isWide?: boolean;
  /** The form; drawn once the record is loaded. */
  children: (subject: Subject) => ReactNode;
};

/** A page that creates or changes one record. */
export function RecordFormPage<Subject, Values>(props: PageProps<Subject, Values>) {
  const { actor, title, back, isWide = false, children } = props;
  const { subject, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  return (
    <Page reading={!isWide} paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="6">
        <BackLink to={back.href}>{back.label}</BackLink>
        <PageTitle>{title}</PageTitle>
        {isFailed && (
          <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
            <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
          </RetryNotice>
        )}
        {!isFailed && (subject === null ? <CardSkeleton /> : children(subject))}
      </Stack>
    </Page>
  );
}

/** `Draft` is the input where it differs from what is sent, such as a choice that is missing. */
type FormProps<Subject, Values extends FieldValues, Draft extends FieldValues> = {
  actor: FormActor<Subject, Values>;
  form: SchemaForm<Draft, Values>;
  /** In the order of the page. */
  fields: readonly Path<Draft>[];
  /** The fields. */
  children: ReactNode;
};

/** The form of a record with its buttons and what the server answered. */
export const RecordForm = <
  Subject,
  Values extends FieldValues,
  Draft extends FieldValues = Values,
>({
  cancelHref,
  children,
  ...props
}: FormProps<Subject, Values, Draft> & { cancelHref: string }) => (
  <FormWithButtons
    {...props}
    cancel={
      <RouterButton kind="ghost" to={cancelHref}>
        <CancelLabel />
      </RouterButton>
    }
  >
    <Card gap="5">{children}</Card>
  </FormWithButtons>
);

/** The same in a dialog, which is not closed while the form is sent. */
export function RecordDialogForm<
  Subject,
  Values extends FieldValues,
  Draft extends FieldValues = Values,
>({ onCancel, ...props }: FormProps<Subject, Values, Draft> & { onCancel: () => void }) {
  const isBusy = useSelector(props.actor, (current) => current.hasTag('busy'));
  return (
    <FormWithButtons
      {...props}
      cancel={
        <Button kind="ghost" type="button" disabled={isBusy} onClick={onCancel}>
          <CancelLabel />
        </Button>
      }
    />
  );
}

const CancelLabel = () => (
  <FormattedMessage
    id="records.cancel-form"
    defaultMessage="Cancel"
    description="Leaves a form without saving"
  />
);

function FormWithButtons<Subject, Values extends FieldValues, Draft extends FieldValues>(
  props: FormProps<Subject, Values, Draft> & { cancel: ReactNode },
) {
  const { actor, form, fields, cancel, children } = props;
  useServerErrors(actor, form, fields);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isConflict = useSelector(actor, (current) => current.matches('conflict'));
  const submit = form.handleSubmit((values) =>
    actor.send({ type: 'values.submitted', values, key: crypto.randomUUID() }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="6">
        {children}
        {isConflict && <Conflict onReload={() => actor.send({ type: 'reload.requested' })} />}
        <SaveFailure actor={actor} />
        <Row gap="3">
          <Button type="submit" busy={isBusy} disabled={isConflict}>
            <FormattedMessage id="records.save" defaultMessage="Save" description="Button" />
          </Button>
          {cancel}
        </Row>
      </Stack>
    </form>
  );
}

function Conflict({ onReload }: { onReload: () => void }) {
  return (
    <Banner
      tone="warning"
      actions={
        <Button kind="secondary" size="sm" onClick={onReload}>
          <FormattedMessage id="records.conflict-reload" defaultMessage="Load current version" />
        </Button>
      }
    >
      <FormattedMessage
        id="records.conflict"
        defaultMessage="Somebody changed this record. Load the current version, check your input and save again."
      />
    </Banner>
  );
}

/** Why it was not saved, where no field is to blame. */
function SaveFailure<Subject, Values>({ actor }: { actor: FormActor<Subject, Values> }) {
  const isFailed = useSelector(actor, (current) => current.matches({ form: 'failed' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
      {isFailed && failure && (
        <ErrorLine>
          <FailureMessage failure={failure} />
        </ErrorLine>
      )}
    </Box>
  );
}

/** Brings what the server refused to the fields, once for each answer. */
function useServerErrors<Subject, Values, Draft extends FieldValues>(
  actor: FormActor<Subject, Values>,
  form: SchemaForm<Draft, Values>,
  fields: readonly Path<Draft>[],
): void {
  const problems = useSelector(actor, (current): Record<string, RuleCode> | undefined =>
    current.matches({ form: 'refused' }) ? current.context.failure?.fields : undefined,
  );
  const latest = useRef({ form, fields });
  latest.current = { form, fields };
  useEffect(() => {
    if (problems) showFieldErrors(latest.current.form, latest.current.fields, problems);
  }, [problems]);
}
