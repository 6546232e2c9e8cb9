import { FormattedMessage } from 'react-intl';
import { PageTitle } from '#src/ui/layout/page-title.tsx';

export function SecurityTitle() {
  return (
    <PageTitle>
      <FormattedMessage
        id="security.title"
        defaultMessage="Sign-in and security"
        description="Heading of a page of staff"
      />
    </PageTitle>
  );
}
