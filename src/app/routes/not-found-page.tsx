import { SearchX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';

/** For an address at which the portal has no page. */
export default function NotFoundPage() {
  return (
    <Page paddingBlock="8">
      <PageTitle>
        <FormattedMessage
          id="app.not-found.heading"
          defaultMessage="Page not found"
          description="Heading"
        />
      </PageTitle>
      <EmptyState
        icon={<SearchX size="2.5rem" />}
        title={
          <FormattedMessage
            id="app.not-found.title"
            defaultMessage="There's no page at this address. Check it for typing mistakes."
            description="Text"
          />
        }
        action={
          <RouterButton to="/">
            <FormattedMessage
              id="app.not-found.home"
              defaultMessage="Go to home page"
              description="Link"
            />
          </RouterButton>
        }
      />
    </Page>
  );
}
