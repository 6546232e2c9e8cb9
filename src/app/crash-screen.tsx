import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/button.tsx';
import { layFirstPageAside } from '#src/ui/first-page.ts';
import { Page, Stack } from '#src/ui/layout.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { SupportLine } from './support.tsx';

/** The portal itself has failed: begin again. */
export function CrashScreen() {
  useEffect(layFirstPageAside, []);
  return (
    <Page narrow paddingBlock="16" as="section" role="alert">
      <Stack gap="6" alignItems="flex-start">
        <Heading as="h1" size="lg">
          <FormattedMessage
            id="app.crash.title"
            defaultMessage="Oops! Something went wrong!"
            description="Heading of the crash screen"
          />
        </Heading>
        <Text>
          <FormattedMessage
            id="app.crash.text"
            defaultMessage="The page could not be shown. What you have written is kept on this device. Loading the page again usually helps."
            description="On the crash screen"
          />
        </Text>
        <Button icon={<RotateCw size="1.2em" aria-hidden="true" />} onClick={() => location.reload()}>
          <FormattedMessage
            id="app.crash.reload"
            defaultMessage="Load again"
            description="Button on the crash screen"
          />
        </Button>
        <Text size="sm" muted>
          <SupportLine />
        </Text>
      </Stack>
    </Page>
  );
}
