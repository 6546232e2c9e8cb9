import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading } from '#src/ui/layout/text.tsx';

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
export function EarningsExplanation() {
  return (
    <Card as="section" aria-labelledby={titleId} bg="surface" gap="3">
      <Heading as="h2" size="sm" id={titleId}>
        <FormattedMessage id="money.how.title" defaultMessage="How earnings work" />
      </Heading>
      <Points>
        <li>
          <FormattedMessage
            id="money.how.rates"
            defaultMessage="You earn a fixed amount for every 1,000 views, likes or shares of a format. Each amount shows what we counted and at which rate."
          />
        </li>
        <li>
          <FormattedMessage
            id="money.how.month"
            defaultMessage="Months start and end at midnight, India time. Activity from phones that were offline arrives late and is added to the next invoice."
          />
        </li>
        <li>
          <FormattedMessage
            id="money.how.invoice"
            defaultMessage="Once your bank details are approved, an invoice is created from the third day of the next month. Review and accept it, then we pay it to your bank account. Tax may be deducted; the invoice shows how much."
          />
        </li>
        <li>
          <FormattedMessage
            id="money.how.deleted"
            defaultMessage="If you delete a post, you lose its earnings that are not on an invoice yet."
          />
        </li>
      </Points>
    </Card>
  );
}
