import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { createListActions } from '#machines/kit/list-actions.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';

export type RecordActor<Record, Action, Result, Values> = ActorRefFrom<
  ReturnType<typeof createListActions<Record, Action, Result, Values>>
>;

type Props<Record, Action, Result, Values> = {
  actor: RecordActor<Record, Action, Result, Values>;
  back: { href: string; label: ReactNode };
  /** The heading; until the record is loaded, what kind of record it is. */
  title: (record: Record | undefined) => ReactNode;
  /** Links and buttons beside the heading. */
  actions?: (record: Record) => ReactNode;
  children: (record: Record) => ReactNode;
  /** Asks before an action. */
  dialog?: ReactNode;
  /** What is said after an action; "Done" where it is left out. */
  done?: (record: Record) => ReactNode;
};

/** The page of one record: what it says, what can be done with it, and what was done. */
export function RecordPage<Record, Action, Result, Values>(
  props: Props<Record, Action, Result, Values>,
) {
  const { actor, back, title, actions, children, dialog, done } = props;
  const record = useSelector(actor, ({ context }) => context.rows[0]);
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Page paddingBlock={{ base: '6', md: '8' }}>
      <Stack gap="6">
        <BackLink to={back.href}>{back.label}</BackLink>
        <Row justifyContent="space-between">
          <PageTitle>{title(record)}</PageTitle>
          {record && !isFailed && <Row gap="2">{actions?.(record)}</Row>}
        </Row>
        <Done actor={actor}>{record && done?.(record)}</Done>
        {isFailed && (
          <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
            <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
          </RetryNotice>
        )}
        {!isFailed && (record ? children(record) : <Placeholder />)}
      </Stack>
      {dialog}
    </Page>
  );
}

function Placeholder() {
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">
        <FormattedMessage id="records.loading" defaultMessage="Loading…" />
      </VisuallyHidden>
      <CardSkeleton />
      <CardSkeleton />
    </Stack>
  );
}

function Done<Record, Action, Result, Values>({
  actor,
  children,
}: {
  actor: RecordActor<Record, Action, Result, Values>;
  children: ReactNode;
}) {
  const isDone = useSelector(actor, (current) => current.matches('done'));
  const news = useRef<HTMLDivElement>(null);
  // The pressed button may be gone, and the message out of view.
  useEffect(() => {
    if (isDone) news.current?.focus();
  }, [isDone]);
  return (
    <Row
      ref={news}
      role="status"
      tabIndex={-1}
      gap="2"
      color="success"
      fontWeight="semibold"
      _focusVisible={{ outline: 'none' }}
      css={{ '&:empty': { display: 'none' } }}
    >
      {isDone && (
        <>
          <Check size="1.3em" aria-hidden="true" />
          {children ?? (
            <FormattedMessage
              id="records.done"
              defaultMessage="Done"
              description="After an action"
            />
          )}
        </>
      )}
    </Row>
  );
}
