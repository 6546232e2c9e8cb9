import { Hourglass, Landmark, MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BankDetails } from '#machines/flow/bank-submission.ts';
import { DateTime } from '#src/ui/amounts.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Text, TextLink } from '#src/ui/text.tsx';
import { KeptDetails } from './kept-details.tsx';
import { RefusalReasons } from './refusal.tsx';
import type { BankDetailsActor } from './use-bank-details.ts';

type StandingProps = { actor: BankDetailsActor; details: BankDetails };

export function Missing({ actor }: Pick<StandingProps, 'actor'>) {
  return (
    <>
      <Point icon={<Landmark size="1.25em" aria-hidden="true" />}>
        <FormattedMessage
          id="bank.missing.why"
          defaultMessage="Your earnings are paid into your bank account. Have your PAN and a passbook or a cancelled cheque at hand."
        />
      </Point>
      <Button
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => actor.send({ type: 'edit.requested' })}
      >
        <FormattedMessage id="bank.missing.add" defaultMessage="Add bank details" description="Button" />
      </Button>
    </>
  );
}

export function Pending({ actor, details, supportEmail }: StandingProps & { supportEmail: string }) {
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
      <KeptDetails details={details} />
      <Stack as="ul" gap="3" listStyleType="none">
        <Point as="li" icon={<Hourglass size="1.25em" aria-hidden="true" />}>
          <FormattedMessage
            id="bank.pending.next"
            defaultMessage="Our team compares them with your picture, and the answer appears here. They cannot be changed until then."
          />
        </Point>
        <Point as="li" icon={<MessageCircleQuestion size="1.25em" aria-hidden="true" />}>
          <FormattedMessage
            id="bank.pending.ask"
            defaultMessage="Is something wrong? Write to {email}"
            values={{
              email: (
                <TextLink href={`mailto:${supportEmail}`}>
                  <bdi dir="ltr">{supportEmail}</bdi>
                </TextLink>
              ),
            }}
          />
        </Point>
      </Stack>
      <Button
        kind="secondary"
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => actor.send({ type: 'reload.requested' })}
      >
        <FormattedMessage id="bank.pending.look" defaultMessage="Is there an answer?" description="Button" />
      </Button>
    </>
  );
}

/** Nothing is paid to a new account for a while, in case somebody else has entered it. */
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

export function Approved({ actor, details }: StandingProps) {
  return (
    <>
      {details.payableFrom ? (
        <PayableFrom time={details.payableFrom} />
      ) : (
        <Banner tone="success">
          <FormattedMessage
            id="bank.approved.text"
            defaultMessage="Your earnings are paid into this account."
          />
        </Banner>
      )}
      <KeptDetails details={details} />
      <Button
        kind="secondary"
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => actor.send({ type: 'edit.requested' })}
      >
        <FormattedMessage id="bank.change" defaultMessage="Change bank details" description="Button" />
      </Button>
    </>
  );
}

export function Rejected({ actor, details }: StandingProps) {
  return (
    <>
      <RefusalReasons details={details} />
      <KeptDetails details={details} />
      <Button
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={() => actor.send({ type: 'edit.requested' })}
      >
        <FormattedMessage id="bank.mend" defaultMessage="Mend and send again" description="Button" />
      </Button>
    </>
  );
}

function Point({ icon, as = 'div', children }: { icon: ReactNode; as?: 'div' | 'li'; children: ReactNode }) {
  return (
    <Row as={as} gap="3" flexWrap="nowrap" alignItems="flex-start">
      <Box color="accent.text" paddingBlockStart="1" flexShrink="0">
        {icon}
      </Box>
      <Text overflowWrap="anywhere">{children}</Text>
    </Row>
  );
}
