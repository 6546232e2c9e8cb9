import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Page, Stack } from '#src/ui/layout.tsx';
import { RouterLink } from '#src/ui/router-link.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

type SignInFrameProps = { title: ReactNode; lead?: ReactNode; back?: boolean; children: ReactNode };

/**
 * A sign-in page: what it is about on the paper above, what to do on a sheet below, where the thumb is. On a desktop the
 * sheet is a card.
 */
export function SignInFrame({ title, lead, back = true, children }: SignInFrameProps) {
  return (
    <Stack gap="0" flexGrow="1" justifyContent={{ base: 'space-between', sm: 'center' }}>
      <Page narrow paddingBlock={{ base: '4', sm: '8' }}>
        <Stack gap="4">
          {back && <BackLink />}
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

function BackLink() {
  return (
    <RouterLink
      to="/login"
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="target"
      alignSelf="flex-start"
    >
      <Box as="span" display="inline-flex" _rtl={{ transform: 'scaleX(-1)' }}>
        <ArrowLeft size="1.2em" aria-hidden="true" />
      </Box>
      <FormattedMessage
        id="login.back"
        defaultMessage="All ways to sign in"
        description="Link from a sign-in form back to the landing page"
      />
    </RouterLink>
  );
}
