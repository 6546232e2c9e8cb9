import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Card } from '#src/ui/card.tsx';
import { Heading } from '#src/ui/text.tsx';

const Points = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingInlineStart: '5',
    listStyleType: 'disc',
    lineHeight: 'body',
  },
});

const titleId = 'earnings-how';

/** How earnings come about, in plain words: decision 15. */
export function HowItAddsUp() {
  return (
    <Card as="section" aria-labelledby={titleId} bg="surface" gap="3">
      <Heading as="h2" size="sm" id={titleId}>
        <FormattedMessage id="money.how.title" defaultMessage="How it is counted" />
      </Heading>
      <Points>
        <li>
          <FormattedMessage
            id="money.how.rates"
            defaultMessage="We count what readers do with your posts. Each 1,000 views, likes or shares of a format bring a fixed amount; what was counted and at which rate stands beside every amount."
          />
        </li>
        <li>
          <FormattedMessage
            id="money.how.month"
            defaultMessage="A month begins and ends at midnight in India. Phones without a network report late; what they report comes with the next invoice."
          />
        </li>
        <li>
          <FormattedMessage
            id="money.how.invoice"
            defaultMessage="Once your bank details are approved, an invoice is written for you from the third day of the next month. You look at it and accept it; then it is paid to your bank account. Tax may be deducted and stands on the invoice."
          />
        </li>
        <li>
          <FormattedMessage
            id="money.how.deleted"
            defaultMessage="When you delete a post, what it brought and is not yet on an invoice is gone too."
          />
        </li>
      </Points>
    </Card>
  );
}
