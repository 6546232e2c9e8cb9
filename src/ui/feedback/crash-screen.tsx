import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { hideFirstPage } from '#src/ui/layout/first-page.ts';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { SupportLine } from './support-link.tsx';

/** The portal itself has failed: begin again. `report` is a way to tell about it. */
export function CrashScreen({ report }: { report?: ReactNode }) {
  useEffect(hideFirstPage, []);
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
            defaultMessage="We couldn't show this page. What you wrote is saved on this device. Try reloading the page."
            description="On the crash screen"
          />
        </Text>
        <Button
          icon={<RotateCw size="1.2em" aria-hidden="true" />}
          onClick={() => location.reload()}
        >
          <FormattedMessage
            id="app.crash.reload"
            defaultMessage="Reload page"
            description="Button on the crash screen"
          />
        </Button>
        {report}
        <Text size="sm" muted>
          <SupportLine />
        </Text>
      </Stack>
    </Page>
  );
}
