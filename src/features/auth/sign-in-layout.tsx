import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Box, Page, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';

type SignInLayoutProps = {
  title: ReactNode;
  lead?: ReactNode;
  back?: boolean;
  children: ReactNode;
};

/**
 * A sign-in page: what it is about above, what to do on a sheet below, within reach of the thumb.
 * On a desktop the sheet is a card.
 */
export function SignInLayout({ title, lead, back = true, children }: SignInLayoutProps) {
  return (
    <Stack gap="0" flexGrow="1" justifyContent={{ base: 'space-between', sm: 'center' }}>
      <Page maxWidth="dialog" paddingBlock={{ base: '4', sm: '8' }}>
        <Stack gap="4">
          {back && (
            <BackLink to="/login">
              <FormattedMessage
                id="login.back"
                defaultMessage="All ways to sign in"
                description="Link from a sign-in form back to the landing page"
              />
            </BackLink>
          )}
          <Heading as="h1" size="lg">
            {title}
          </Heading>
          {lead && <Text muted>{lead}</Text>}
        </Stack>
      </Page>
      <Box
        bg="surface.raised"
        borderColor="line"
        borderWidth="1px"
        borderInlineWidth={{ base: '0', sm: '1px' }}
        borderBlockEndWidth={{ base: '0', sm: '1px' }}
        borderTopRadius="xl"
        borderBottomRadius={{ base: '0', sm: 'xl' }}
        boxShadow="raised"
        width="full"
        maxWidth={{ base: 'full', sm: 'dialog' }}
        marginInline="auto"
        paddingInline={{ base: '4', sm: '8' }}
        paddingBlock={{ base: '6', sm: '8' }}
      >
        {children}
      </Box>
    </Stack>
  );
}
