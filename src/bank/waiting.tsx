import { useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { Standing } from '#machines/flow/outbox-standing.ts';
import type { waitingDetailsMachine } from '#machines/flow/waiting-details.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { StandingText, useOutbox } from '#src/outbox/index.ts';
import { DateTime } from '#src/ui/amounts.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { bankFields } from './bank-fields.tsx';
import { FieldProblem } from './field-problem.tsx';

export type WaitingActor = ActorRefFrom<typeof waitingDetailsMachine>;
type Props = { actor: WaitingActor };

/** Bank details that wait on this device, sealed: since when, where the outbox has got with them, or why they were not taken. */
export function Waiting({ actor }: Props) {
  const isRefused = useSelector(actor, hasFailed);
  const isUnconfirmed = useSelector(actor, needsConfirmation);
  if (isUnconfirmed) return <Unconfirmed actor={actor} />;
  return isRefused ? <Refused actor={actor} /> : <OnTheirWay actor={actor} />;
}

/** Were they not taken? */
export const hasFailed = ({ context }: SnapshotFrom<typeof waitingDetailsMachine>) =>
  context.standing?.state === 'failed' && context.standing.why !== 'unconfirmed';

/** Do they wait until the creator has confirmed who they are? */
const needsConfirmation = ({ context }: SnapshotFrom<typeof waitingDetailsMachine>) =>
  context.standing?.state === 'failed' && context.standing.why === 'unconfirmed';

function Unconfirmed({ actor }: Props) {
  const outbox = useOutbox();
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const key = useSelector(actor, ({ context }) => context.details.key);
  return (
    <>
      <Banner tone="warning">
        <FormattedMessage
          id="bank.unconfirmed"
          defaultMessage="Your bank details aren't sent yet. Confirm that it's you to send them."
          description="They were not sent, because the creator signed in long ago and has not confirmed who they are"
        />
      </Banner>
      <Row gap="3" flexWrap="wrap">
        <Button onClick={() => outbox?.send({ type: 'retry.requested', clientId: key })}>
          <FormattedMessage
            id="bank.unconfirmed.confirm"
            defaultMessage="Confirm and send"
            description="Button"
          />
        </Button>
        <Button kind="secondary" busy={isBusy} onClick={() => actor.send({ type: 'edit.requested' })}>
          <FormattedMessage
            id="bank.sealed.withdraw"
            defaultMessage="Do not send them"
            description="Button"
          />
        </Button>
      </Row>
    </>
  );
}

/** Before the outbox has begun. */
const firstStanding = (isBegun: boolean): Standing => ({
  state: isBegun ? 'checking' : 'queued',
  kind: 'bankDetails',
  failure: null,
});

function OnTheirWay({ actor }: Props) {
  const { details, standing, isLate } = useSelector(actor, (current) => current.context);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const canTakeBack = useSelector(actor, (current) => current.can({ type: 'withdrawal.requested' }));
  const news = useRef<HTMLDivElement>(null);
  const shown = standing ?? firstStanding(details.isBegun);
  return (
    <>
      <Stack gap="0" ref={news} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        {shown.state !== 'confirmed' && <StandingText standing={shown} />}
        <Text role="status">
          {isLate && (
            <FormattedMessage
              id="bank.sealed.late"
              defaultMessage="They are being sent already and cannot be taken back any more."
            />
          )}
        </Text>
      </Stack>
      <Row gap="3" flexWrap="nowrap" alignItems="flex-start">
        <Box color="accent.text" paddingBlockStart="1" flexShrink="0">
          <ShieldCheck size="1.25em" aria-hidden="true" />
        </Box>
        <Text>
          <FormattedMessage
            id="bank.sealed"
            defaultMessage="Sealed on this phone on {time}: nobody can read them here, only our server can. They outlive this page, and go while the portal is open and has a network, until {until} at the latest."
            description="Bank details that wait for a network; the two times are dates with a time of day"
            values={{
              time: <DateTime time={timeOf(details.sealedAt)} />,
              until: <DateTime time={timeOf(details.goodUntil)} />,
            }}
          />
        </Text>
      </Row>
      {(canTakeBack || isBusy) && (
        <WithdrawButton
          isBusy={isBusy}
          onPress={() => actor.send({ type: 'withdrawal.requested' })}
          onFocusLost={() => news.current?.focus()}
        />
      )}
    </>
  );
}

type WithdrawButtonProps = {
  isBusy: boolean;
  onPress: () => void;
  /** It goes while it has the focus. */
  onFocusLost: () => void;
};

function WithdrawButton({ isBusy, onPress, onFocusLost }: WithdrawButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onFocusLost);
  latest.current = onFocusLost;
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (document.activeElement === shown) latest.current();
    };
  }, []);
  return (
    <Button
      ref={button}
      kind="secondary"
      busy={isBusy}
      alignSelf={{ base: 'stretch', sm: 'flex-start' }}
      onClick={onPress}
    >
      <FormattedMessage id="bank.sealed.withdraw" defaultMessage="Do not send them" description="Button" />
    </Button>
  );
}

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString();

function Refused({ actor }: Props) {
  const standing = useSelector(actor, ({ context }) => context.standing);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  if (standing?.state !== 'failed') return null;
  const isOvertaken = standing.why === 'conflict';
  return (
    <>
      <Banner tone="danger">
        {isOvertaken ? (
          <FormattedMessage
            id="bank.conflict"
            defaultMessage="Your bank details have changed meanwhile, perhaps on another device. These here were not sent."
          />
        ) : (
          <Reason failure={standing.failure} />
        )}
      </Banner>
      <Button
        busy={isBusy}
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => actor.send({ type: 'edit.requested' })}
      >
        {isOvertaken ? (
          <FormattedMessage
            id="bank.conflict.reload"
            defaultMessage="Show what is there"
            description="Button"
          />
        ) : (
          <FormattedMessage id="bank.mend" defaultMessage="Mend and send again" description="Button" />
        )}
      </Button>
    </>
  );
}

function Reason({ failure }: { failure: Failure | null }) {
  const wrong = [...bankFields, 'proofFileId' as const].flatMap((field) => {
    const code = failure?.fields?.[field];
    return code ? [{ field, code }] : [];
  });
  if (wrong.length === 0)
    return <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />;
  return (
    <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
      {wrong.map(({ field, code }) => (
        <li key={field}>
          <FieldProblem field={field} code={code} />
        </li>
      ))}
    </Stack>
  );
}
