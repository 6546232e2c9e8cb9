import { ClipboardCheck, UserCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Card } from '#src/ui/card.tsx';
import { Page, Stack } from '#src/ui/layout.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

const Grid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' } },
});
const Door = chakra(Link, {
  base: {
    color: 'ink',
    textDecoration: 'none',
    borderRadius: 'lg',
    '&:hover > div': { borderColor: 'ink.muted', boxShadow: 'raised' },
  },
});

/** /app/internal: where staff begin. */
export default function InternalHome() {
  return (
    <Page paddingBlock="8">
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage
            id="app.internal.title"
            defaultMessage="What is waiting"
            description="Heading for staff"
          />
        </PageTitle>
        <Grid>
          <Door to="/app/approve-details">
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
                  defaultMessage="Creators who wait for their profile to be approved."
                  description="Below the link to work details"
                />
              </Text>
            </Card>
          </Door>
          <Door to="/app/review">
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
                  defaultMessage="Posts that were sent for review, oldest first."
                  description="Below the link to the review queue"
                />
              </Text>
            </Card>
          </Door>
        </Grid>
      </Stack>
    </Page>
  );
}
