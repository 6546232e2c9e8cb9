import { FormattedMessage } from 'react-intl';
import type { BankDetails } from '#machines/flow/bank-submission.ts';
import { BankRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';

/** Why the details were refused, in the creator's language, with what our team wrote about it. */
export function RefusalReasons({ details: { rejection } }: { details: BankDetails }) {
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
            defaultMessage="Nothing is paid until they are right. Change what is needed and send them again."
          />
        </Text>
      </Stack>
    </Banner>
  );
}
