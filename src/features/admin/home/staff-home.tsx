import { ClipboardCheck, UserCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { Link } from '#src/ui/layout/link.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
const CardLink = chakra(Link, {
  base: {
    color: 'ink',
    textDecoration: 'none',
    borderRadius: 'lg',
    '&:hover > div': { borderColor: 'ink.muted', boxShadow: 'raised' },
  },
});

/** /app/internal: where staff begin. */
export default function StaffHomePage() {
  return (
    <Page paddingBlock="8">
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage
            id="app.internal.title"
            defaultMessage="To do"
            description="Heading for staff"
          />
        </PageTitle>
        <Grid>
          <CardLink to="/app/approve-details">
            <Card>
              <UserCheck size="2rem" aria-hidden="true" />
              <Heading as="h2">
                <FormattedMessage
                  id="app.nav.work"
                  defaultMessage="Work details"
                  description="Navigation: profiles to approve"
                />
              </Heading>
              <Text muted>
                <FormattedMessage
                  id="app.internal.work"
                  defaultMessage="Profiles awaiting approval."
                  description="Below the link to work details"
                />
              </Text>
            </Card>
          </CardLink>
          <CardLink to="/app/review">
            <Card>
              <ClipboardCheck size="2rem" aria-hidden="true" />
              <Heading as="h2">
                <FormattedMessage
                  id="app.nav.review"
                  defaultMessage="Review queue"
                  description="Navigation: posts to review"
                />
              </Heading>
              <Text muted>
                <FormattedMessage
                  id="app.internal.review"
                  defaultMessage="Posts sent for review, oldest first."
                  description="Below the link to the review queue"
                />
              </Text>
            </Card>
          </CardLink>
        </Grid>
      </Stack>
    </Page>
  );
}
