import { FormattedMessage } from 'react-intl';
import { SupportLink } from '#src/ui/feedback/support-link.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';

/** For a signed-in person without permission for this page, or without any. */
export function NoPermissionsScreen() {
  return (
    <Page narrow paddingBlock="16">
      <Stack gap="4">
        <PageTitle size="md">
          <FormattedMessage
            id="app.no-permissions"
            defaultMessage="You don't have required permissions!! Please contact support."
            description="Whole page"
          />
        </PageTitle>
        <SupportLink />
      </Stack>
    </Page>
  );
}
