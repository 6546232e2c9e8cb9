import { Hourglass, Landmark, MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BankDetails } from '#machines/flow/bank/bank-details-submission.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { EmailLink } from '#src/ui/layout/email-link.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { BankDetailsActor } from '../use-bank-details.ts';
import { RejectionReasons } from './rejection-reasons.tsx';
import { SavedDetails } from './saved-details.tsx';

type StatusProps = { actor: BankDetailsActor; details: BankDetails };

export function MissingDetails({ actor }: Pick<StatusProps, 'actor'>) {
  return (
    <>
      <IconItem icon={<Landmark size="1.25em" aria-hidden="true" />}>
        <FormattedMessage
          id="bank.missing.why"
          defaultMessage="We pay your earnings into your bank account. Keep your PAN and a passbook or cancelled cheque ready."
        />
      </IconItem>
      <Button
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => actor.send({ type: 'edit.requested' })}
      >
        <FormattedMessage
          id="bank.missing.add"
          defaultMessage="Add bank details"
          description="Button"
        />
      </Button>
    </>
  );
}

export function PendingDetails({
  actor,
  details,
  supportEmail,
}: StatusProps & { supportEmail: string }) {
  return (
    <>
      {details.submittedAt && (
        <Text muted>
          <FormattedMessage
            id="bank.since"
            defaultMessage="You sent them on {time}."
            values={{ time: <DateTime time={details.submittedAt} /> }}
          />
        </Text>
      )}
      {details.payableFrom && <PayableFrom time={details.payableFrom} />}
      <SavedDetails details={details} />
      <Stack as="ul" gap="3" listStyleType="none">
        <IconItem as="li" icon={<Hourglass size="1.25em" aria-hidden="true" />}>
          <FormattedMessage
            id="bank.pending.next"
            defaultMessage="Our team is comparing them with your photo. You'll see the decision here. You can't change them until then."
          />
        </IconItem>
        <IconItem as="li" icon={<MessageCircleQuestion size="1.25em" aria-hidden="true" />}>
          <FormattedMessage
            id="bank.pending.ask"
            defaultMessage="Is something wrong? Write to {email}"
            values={{
              email: <EmailLink address={supportEmail} />,
            }}
          />
        </IconItem>
      </Stack>
      <Button
        kind="secondary"
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => actor.send({ type: 'reload.requested' })}
      >
        <FormattedMessage
          id="bank.pending.look"
          defaultMessage="Check for a decision"
          description="Button"
        />
      </Button>
    </>
  );
}

/** Payments to a new account are held for a while, in case another person entered it. */
function PayableFrom({ time }: { time: string }) {
  return (
    <Banner tone="info">
      <FormattedMessage
        id="bank.payable-from"
        defaultMessage="We'll pay into this account from {time}. If you didn't add it, contact support right away."
        description="time is a date with a time of day: 48 hours after bank details were sent"
        values={{ time: <DateTime time={time} /> }}
      />
    </Banner>
  );
}

export function ApprovedDetails({ actor, details }: StatusProps) {
  return (
    <>
      {details.payableFrom ? (
        <PayableFrom time={details.payableFrom} />
      ) : (
        <Banner tone="success">
          <FormattedMessage
            id="bank.approved.text"
            defaultMessage="We pay your earnings into this account."
          />
        </Banner>
      )}
      <SavedDetails details={details} />
      <Button
        kind="secondary"
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => actor.send({ type: 'edit.requested' })}
      >
        <FormattedMessage
          id="bank.change"
          defaultMessage="Change bank details"
          description="Button"
        />
      </Button>
    </>
  );
}

export function RejectedDetails({ actor, details }: StatusProps) {
  return (
    <>
      <RejectionReasons details={details} />
      <SavedDetails details={details} />
      <Button
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => actor.send({ type: 'edit.requested' })}
      >
        <FormattedMessage id="bank.fix" defaultMessage="Fix and resend" description="Button" />
      </Button>
    </>
  );
}

function IconItem({
  icon,
  as = 'div',
  children,
}: {
  icon: ReactNode;
  as?: 'div' | 'li';
  children: ReactNode;
}) {
  return (
    <Row as={as} gap="3" flexWrap="nowrap" alignItems="flex-start">
      <Box color="accent.text" paddingBlockStart="1" flexShrink="0">
        {icon}
      </Box>
      <Text overflowWrap="anywhere">{children}</Text>
    </Row>
  );
}
