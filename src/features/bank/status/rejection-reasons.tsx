import { FormattedMessage } from 'react-intl';
import type { BankDetails } from '#machines/flow/bank/bank-details-submission.ts';
import { BankRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

/** Why the details were refused, in the creator's language, with what our team wrote about it. */
export function RejectionReasons({ details: { rejection } }: { details: BankDetails }) {
  if (!rejection) return null;
  return (
    <Banner tone="warning">
      <Stack gap="2">
        <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
          {rejection.reasons.map((reason) => (
            <li key={reason}>
              <BankRejectionReasonMessage reason={reason} />
            </li>
          ))}
        </Stack>
        {rejection.note && <Text dir="auto">{rejection.note}</Text>}
        <Text>
          <FormattedMessage
            id="bank.rejected.what"
            defaultMessage="We can't pay you until they're correct. Make the necessary changes and send them again."
          />
        </Text>
      </Stack>
    </Banner>
  );
}
