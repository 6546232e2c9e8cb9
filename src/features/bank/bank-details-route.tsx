import { FormattedMessage } from 'react-intl';
import { useSession } from '#src/api/session-context.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { BankDetailsScreen } from './bank-details-screen.tsx';
import { useBankDetails } from './use-bank-details.ts';

/** /bank-details: used by backends that lead here before the main area is open. */
export default function BankDetailsRoute() {
  const { config, refreshUser } = useSession();
  // A fresh person may lead away from here; that it arrived is read first.
  const actor = useBankDetails({ opensForm: true });
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Card raised>
        <BankDetailsScreen
          actor={actor}
          supportEmail={config.supportEmail}
          next={
            <Button onClick={refreshUser}>
              <FormattedMessage
                id="bank.next"
                defaultMessage="Continue"
                description="Button, once bank details are sent"
              />
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
