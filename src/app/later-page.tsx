import { Hammer } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';

/** A page that the portal's addresses name and that is still to be built. */
export default function LaterPage() {
  return (
    <Page paddingBlock="8">
      <PageTitle>
        <FormattedMessage id="app.later.heading" defaultMessage="Not here yet" description="Heading" />
      </PageTitle>
      <EmptyState
        icon={<Hammer size="2.5rem" />}
        title={
          <FormattedMessage
            id="app.later.title"
            defaultMessage="We are still building this page."
            description="Text"
          />
        }
        action={
          <RouterButton to="/">
            <FormattedMessage id="app.later.home" defaultMessage="To the start page" description="Link" />
          </RouterButton>
        }
      />
    </Page>
  );
}
