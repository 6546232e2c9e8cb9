import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Proof } from '#machines/flow/bank/bank-details-submission.ts';
import type { ConfidentialFile, confidentialFileMachine } from '#machines/kit/confidential-file.ts';
import { liveConfidentialPictureMachine } from '#src/api/confidential-picture.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { TextLink } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';

const Picture = chakra('img', { base: { maxWidth: 'full', height: 'auto', borderRadius: 'md' } });

/** The picture that proves an account, opened on demand. */
export function ProofLink({ proof: { name, url } }: { proof: Proof }) {
  return <ProofPictureContainer key={url} name={name} url={url} />;
}

function ProofPictureContainer(file: ConfidentialFile) {
  const actor = useActorRef(liveConfidentialPictureMachine, { input: file });
  const address = useSelector(actor, (current) => current.context.objectUrl);
  useEffect(() => {
    if (address !== null) return () => URL.revokeObjectURL(address);
  }, [address]);
  return <ProofPicture actor={actor} />;
}

type ProofPictureProps = { actor: ActorRefFrom<typeof confidentialFileMachine> };

/** The link to a picture, and the picture over the page. */
export function ProofPicture({ actor }: ProofPictureProps) {
  const intl = useIntl();
  const { url, name, objectUrl } = useSelector(actor, (current) => current.context);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(
    actor,
    (current) => current.matches('failed') && current.context.failure,
  );
  const label = intl.formatMessage(
    { id: 'bank.proof.open', defaultMessage: 'Open photo {name}', description: 'Link' },
    { name },
  );
  return (
    <>
      <TextLink
        href={url}
        aria-label={label}
        aria-busy={isBusy || undefined}
        onClick={(event) => {
          event.preventDefault();
          actor.send({ type: 'file.requested' });
        }}
      >
        <bdi>{name}</bdi>
      </TextLink>{' '}
      {isBusy && <Spinner />}
      <span aria-live="polite">
        {failure && (
          <ErrorLine>
            <FormattedMessage
              id="bank.proof.failed"
              defaultMessage="The photo couldn't be opened."
            />{' '}
            <FailureMessage failure={failure} />
          </ErrorLine>
        )}
      </span>
      {objectUrl !== null && (
        <Dialog
          open
          width="wide"
          title={<bdi>{name}</bdi>}
          onClose={() => actor.send({ type: 'file.closed' })}
        >
          <Picture src={objectUrl} alt={name} />
        </Dialog>
      )}
    </>
  );
}
