import { FormattedMessage } from 'react-intl';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import type { Creator } from './creator-machines.ts';

type Props = { creator: Pick<Creator, 'closing' | 'erasedAt'> };

/** Since when an account is closed or erased; nothing for an open one. */
export function ClosingNotice({ creator: { closing, erasedAt } }: Props) {
  if (erasedAt)
    return (
      <Banner tone="neutral">
        <FormattedMessage
          id="creators.erased"
          defaultMessage="Erased {time}. Only invoices and the record of consents are left."
          values={{ time: <DateTime time={erasedAt} /> }}
        />
      </Banner>
    );
  if (!closing) return null;
  return (
    <Banner tone="warning">
      <FormattedMessage
        id="creators.closing"
        defaultMessage="Closed by the creator {time}. The creator can return by signing in until {end}; then the account is erased."
        values={{
          time: <DateTime time={closing.requestedAt} />,
          end: <DateTime time={closing.eraseAt} />,
        }}
      />
    </Banner>
  );
}
