import { useSelector } from '@xstate/react';
import { FileImage } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { confidentialFileMachine } from '#machines/kit/confidential-file.ts';
import type { documentViewMachine } from '#machines/kit/document-view.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { DocumentViewer } from './document-viewer.tsx';

type FileActor = ActorRefFrom<typeof confidentialFileMachine>;
type Props = {
  actor: FileActor;
  view: ActorRefFrom<typeof documentViewMachine>;
  /** Of the picture, in pixels. */
  size: { width: number; height: number };
};

/** The document that proves an account: opened on demand, because each opening is recorded. */
export function ProofCard({ actor, view, size }: Props) {
  const { objectUrl, name } = useSelector(actor, ({ context }) => context);
  return (
    <Card as="section" raised aria-labelledby="bank-proof">
      <Row justifyContent="space-between">
        <Heading as="h2" size="sm" id="bank-proof">
          <FormattedMessage id="bank-approvals.proof" defaultMessage="Proof" />
        </Heading>
        <Text size="sm" muted overflowWrap="anywhere">
          <bdi dir="ltr">{name}</bdi>
        </Text>
      </Row>
      {objectUrl === null ? (
        <ClosedProof actor={actor} />
      ) : (
        <DocumentViewer actor={view} url={objectUrl} name={name} size={size} />
      )}
    </Card>
  );
}

function ClosedProof({ actor }: { actor: FileActor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Box
      display="grid"
      placeItems="center"
      gap="3"
      padding="6"
      minHeight="12rem"
      bg="surface.sunken"
      borderRadius="md"
      textAlign="center"
    >
      <FileImage size="2.5rem" aria-hidden="true" />
      <Text size="sm" muted>
        <FormattedMessage
          id="bank-approvals.proof-hint"
          defaultMessage="Compare the details with the passbook or cheque. Opening it is recorded."
        />
      </Text>
      <Button kind="secondary" busy={isBusy} onClick={() => actor.send({ type: 'file.requested' })}>
        <FormattedMessage
          id="bank-approvals.proof-open"
          defaultMessage="Open document"
          description="Button"
        />
      </Button>
      <Box aria-live="polite">
        {isFailed && failure && (
          <ErrorLine>
            <FormattedMessage
              id="bank-approvals.proof-failed"
              defaultMessage="The document couldn't be opened."
            />{' '}
            <FailureMessage failure={failure} />
          </ErrorLine>
        )}
      </Box>
    </Box>
  );
}
