import { Page, Row } from '#src/ui/layout.tsx';
import { SupportLine } from './support.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

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
        <SupportLine />
        <ThemeSwitch />
      </Row>
    </Page>
  );
}
