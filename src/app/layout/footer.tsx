import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { helpAreaOfPage } from '#domain/help/page-help-area.ts';
import { helpRoute } from '#domain/navigation/routes.ts';
import { SupportLine } from '#src/ui/feedback/support-link.tsx';
import { Page, Row } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';

/** To the answers about the page that is open. */
function HelpLink() {
  const area = helpAreaOfPage(useLocation().pathname);
  return (
    <RouterLink
      to={{ pathname: helpRoute, search: area && `area=${area}` }}
      display="inline-flex"
      alignItems="center"
      minHeight="target"
    >
      <FormattedMessage
        id="app.help"
        defaultMessage="Help"
        description="In the footer of every page: link to questions and answers"
      />
    </RouterLink>
  );
}

/** Below every page but the landing page, which has its own. */
export function Footer() {
  return (
    <Page as="footer" paddingBlock="6" marginBlockStart="auto">
      <Row
        justifyContent="space-between"
        borderBlockStartWidth="1px"
        borderColor="line"
        paddingBlockStart="4"
        fontSize="sm"
        color="ink.muted"
      >
        <Row columnGap="5" rowGap="1">
          <HelpLink />
          <SupportLine />
        </Row>
        <ColorModeSwitch />
      </Row>
    </Page>
  );
}
