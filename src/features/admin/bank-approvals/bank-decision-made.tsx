import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Appear } from '#src/ui/layout/appear.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { nextBankDetailsMachine } from './bank-approval-machines.ts';
import { bankApprovalPaths } from './bank-approval-paths.ts';

export type NextActor = ActorRefFrom<typeof nextBankDetailsMachine>;
type Props = { isApproved: boolean; actor: NextActor };

/** What was decided, in the words of the specification, and the way to the next one. */
export function BankDecisionMade({ isApproved, actor }: Props) {
  const next = useSelector(actor, ({ context }) => context.data?.next);
  const isEmpty = useSelector(actor, (current) => current.matches('empty'));
  return (
    <Appear change="decided">
      <Banner
        tone="success"
        title={
          isApproved ? (
            <FormattedMessage
              id="bank-approvals.approved-message"
              defaultMessage="Successfully Approved bank details."
            />
          ) : (
            <FormattedMessage
              id="bank-approvals.rejected-message"
              defaultMessage="Successfully Rejected bank details."
            />
          )
        }
        actions={
          <RouterButton
            kind="secondary"
            size="sm"
            to={next ? bankApprovalPaths.record(next) : bankApprovalPaths.list}
          >
            {next ? (
              <span>
                <FormattedMessage
                  id="bank-approvals.next"
                  defaultMessage="Next: {name}"
                  description="Link to the next bank details to decide on"
                  values={{ name: <bdi>{next.name}</bdi> }}
                />
              </span>
            ) : (
              <FormattedMessage id="bank-approvals.back" defaultMessage="All bank details" />
            )}
          </RouterButton>
        }
      >
        {isEmpty && (
          <Text>
            <FormattedMessage
              id="bank-approvals.last"
              defaultMessage="No other bank details are waiting."
            />
          </Text>
        )}
      </Banner>
    </Appear>
  );
}
