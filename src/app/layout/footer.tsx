import { SupportLine } from '#src/ui/feedback/support-link.tsx';
import { Page, Row } from '#src/ui/layout/layout.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';

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
        <ColorModeSwitch />
      </Row>
    </Page>
  );
}
