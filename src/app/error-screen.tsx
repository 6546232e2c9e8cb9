import { FormattedMessage } from 'react-intl';
import type { Failure } from '#domain/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page, Stack } from '#src/ui/layout.tsx';
import { ProductMark } from '#src/ui/marks.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RetryLabel } from '#src/ui/retry.tsx';
import { Text } from '#src/ui/text.tsx';

type ErrorScreenProps = { failure: Failure | null; onRetry: () => void };

/** The generic error screen: the status of the answer (500 when there is none), what it means, and another try. */
export function ErrorScreen({ failure, onRetry }: ErrorScreenProps) {
  const status = failure?.code === 'network' ? 0 : failure?.status || 500;
  return (
    <Page narrow paddingBlock={{ base: '10', sm: '16' }}>
      <Stack gap="5" alignItems="flex-start">
        <ProductMark />
        {failure?.code !== 'network' && (
          <Text fontFamily="heading" fontSize="4xl" fontWeight="black" lineHeight="none" color="accent.text">
            {status}
          </Text>
        )}
        <PageTitle>
          {failure?.code === 'network' ? (
            <FormattedMessage
              id="app.error.unreachable"
              defaultMessage="We cannot reach the server"
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
        <Text>{failure && status < 500 ? <FailureMessage failure={failure} /> : <NotLoaded />}</Text>
        <Button onClick={onRetry}>
          <RetryLabel />
        </Button>
      </Stack>
    </Page>
  );
}

function NotLoaded() {
  return (
    <FormattedMessage
      id="app.error.not-loaded"
      defaultMessage="The portal could not be loaded. It usually works again in a moment."
      description="On the error screen, when the server has failed"
    />
  );
}
