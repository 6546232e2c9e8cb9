import { Hammer } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';

/** A page that the portal's addresses name and that is still to be built. */
export default function UnavailablePage() {
  return (
    <Page paddingBlock="8">
      <PageTitle>
        <FormattedMessage
          id="app.later.heading"
          defaultMessage="Coming soon"
          description="Heading"
        />
      </PageTitle>
      <EmptyState
        icon={<Hammer size="2.5rem" />}
        title={
          <FormattedMessage
            id="app.later.title"
            defaultMessage="We're still building this page."
            description="Text"
          />
        }
        action={
          <RouterButton to="/">
            <FormattedMessage
              id="app.later.home"
              defaultMessage="Go to home page"
              description="Link"
            />
          </RouterButton>
        }
      />
    </Page>
  );
}
