import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { LinkButton } from '#src/ui/forms/button.tsx';
import { Page, Row } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';

const Band = chakra('section', {
  base: {
    bg: 'accent',
    color: 'accent.contrast',
    paddingBlock: { base: '10', md: '16' },
    '& a:focus-visible': { outlineColor: 'accent.contrast' },
  },
});
const Question = chakra('h2', {
  base: { fontSize: { base: '3xl', md: '4xl' }, lineHeight: 'heading' },
});

/** The last section of the page: a question, and the sign-in again. */
export function Closing({ phoneOffered }: { phoneOffered: boolean }) {
  const start = (
    <FormattedMessage
      id="landing.closing.start"
      defaultMessage="Start now"
      description="Button at the end of the page"
    />
  );
  return (
    <Band aria-labelledby="closing-title">
      <Page>
        <Row justifyContent="space-between" gap="6">
          <Question id="closing-title">
            <FormattedMessage
              id="landing.closing"
              defaultMessage="What will your first story be?"
              description="Heading at the end of the page"
            />
          </Question>
          {phoneOffered ? (
            <RouterButton to="/login/mobile" kind="secondary">
              {start}
            </RouterButton>
          ) : (
            <LinkButton href="#sign-in" kind="secondary">
              {start}
            </LinkButton>
          )}
        </Row>
      </Page>
    </Band>
  );
}
