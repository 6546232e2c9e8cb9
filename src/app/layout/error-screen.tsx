import { FormattedMessage } from 'react-intl';
import type { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { ProductLogo } from '#src/ui/media/logos.tsx';

type ErrorScreenProps = { failure: Failure | null; onRetry: () => void };

/**
 * The generic error screen: the status of the reply (500 without one), its meaning, and a retry
 * button.
 */
export function ErrorScreen({ failure, onRetry }: ErrorScreenProps) {
  const status = failure?.code === 'network' ? 0 : failure?.status || 500;
  return (
    <Page narrow paddingBlock={{ base: '10', sm: '16' }}>
      <Stack gap="5" alignItems="flex-start">
        <ProductLogo />
        {failure?.code !== 'network' && (
          <Text
            fontFamily="heading"
            fontSize="4xl"
            fontWeight="black"
            lineHeight="none"
            color="accent.text"
          >
            {status}
          </Text>
        )}
        <PageTitle>
          {failure?.code === 'network' ? (
            <FormattedMessage
              id="app.error.unreachable"
              defaultMessage="Can't reach the server"
              description="Heading of the error screen when nobody replied"
            />
          ) : (
            <FormattedMessage
              id="app.error.title"
              defaultMessage="Something went wrong !!"
              description="Heading of the generic error screen"
            />
          )}
        </PageTitle>
        <Text>
          {failure && status < 500 ? <FailureMessage failure={failure} /> : <ServerErrorMessage />}
        </Text>
        <Button onClick={onRetry}>
          <RetryLabel />
        </Button>
      </Stack>
    </Page>
  );
}

function ServerErrorMessage() {
  return (
    <FormattedMessage
      id="app.error.not-loaded"
      defaultMessage="The portal couldn't load. Try again in a moment."
      description="On the error screen, when the server has failed"
    />
  );
}
