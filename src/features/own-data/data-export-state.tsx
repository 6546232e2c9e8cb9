import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { DataExportActor } from './data-export-actor.ts';
import { DownloadButton, RequestButton } from './data-export-buttons.tsx';
import { ReadyExport } from './ready-export.tsx';

type Props = { actor: DataExportActor };

/** How far the copy is, and what can be done now. */
export function DataExportState({ actor }: Props) {
  const dataExport = useSelector(actor, ({ context }) => context.status?.dataExport ?? null);
  const isReady = dataExport?.state === 'ready';
  return (
    <Stack gap="4">
      <Box role="status" css={{ '&:empty': { display: 'none' } }}>
        <Progress actor={actor} />
      </Box>
      {isReady && <ReadyExport dataExport={dataExport} />}
      <FailureLine actor={actor} />
      <Buttons actor={actor} isReady={isReady} />
      <NextRequest actor={actor} />
    </Stack>
  );
}

function Progress({ actor }: Props) {
  const isPreparing = useSelector(
    actor,
    (current) => current.matches('preparing') || current.matches('checking'),
  );
  const isStarted = useSelector(actor, (current) => current.matches('started'));
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  if (isPreparing)
    return (
      <Row gap="3" flexWrap="nowrap" alignItems="flex-start">
        <Spinner />
        <Text>
          <FormattedMessage
            id="own-data.preparing"
            defaultMessage="We're preparing your copy. This can take several minutes. You can leave this page and come back later."
          />
        </Text>
      </Row>
    );
  if (isStarted)
    return (
      <Row gap="2" flexWrap="nowrap" alignItems="flex-start" color="success">
        <Check size="1.3em" aria-hidden="true" />
        <Text fontWeight="semibold">
          <FormattedMessage
            id="own-data.started"
            defaultMessage="The download has started. If the connection drops, resume it in your browser's downloads."
          />
        </Text>
      </Row>
    );
  if (isFailed)
    return (
      <Text>
        <FormattedMessage
          id="own-data.failed"
          defaultMessage="We couldn't prepare your copy. Request it again."
        />
      </Text>
    );
  return null;
}

function FailureLine({ actor }: Props) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isFailed = useSelector(
    actor,
    (current) => current.matches('requestFailed') || current.matches('linkFailed'),
  );
  return (
    <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
      {isFailed && (
        <ErrorLine>
          <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
        </ErrorLine>
      )}
    </Box>
  );
}

function Buttons({ actor, isReady }: Props & { isReady: boolean }) {
  const isPreparing = useSelector(
    actor,
    ({ context }) => context.status?.dataExport?.state === 'preparing',
  );
  const canRequest = useSelector(actor, ({ context }) => context.status?.canRequestAt === null);
  if (isPreparing) return null;
  return (
    <Row gap="3">
      {isReady && <DownloadButton actor={actor} />}
      {canRequest && <RequestButton actor={actor} isFirst={!isReady} />}
    </Row>
  );
}

function NextRequest({ actor }: Props) {
  const canRequestAt = useSelector(actor, ({ context }) => context.status?.canRequestAt ?? null);
  if (!canRequestAt) return null;
  return (
    <Text size="sm" muted>
      <FormattedMessage
        id="own-data.next"
        defaultMessage="You can request a new copy from {time}."
        values={{ time: <DateTime time={canRequestAt} /> }}
      />
    </Text>
  );
}
