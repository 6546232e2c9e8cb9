import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { Proof } from '#machines/flow/bank-submission.ts';
import { type ConfidentialFile, confidentialFileMachine } from '#machines/flow/confidential-file.ts';
import { fetchConfidential } from '#src/api/fetch-confidential.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorLine } from '#src/ui/field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { TextLink } from '#src/ui/text.tsx';

const Picture = chakra('img', { base: { maxWidth: 'full', height: 'auto', borderRadius: 'md' } });

/** The chart `confidential-file` on the real server. */
const livePictureMachine = confidentialFileMachine.provide({
  actors: {
    openFile: fromPromise<string | null, ConfidentialFile>(async ({ input: { url } }) =>
      URL.createObjectURL(await fetchConfidential(url)),
    ),
  },
});

/** The picture that proves an account, opened on demand. */
export function ProofLink({ proof: { name, url } }: { proof: Proof }) {
  return <LiveProofPicture key={url} name={name} url={url} />;
}

function LiveProofPicture(file: ConfidentialFile) {
  const actor = useActorRef(livePictureMachine, { input: file });
  const address = useSelector(actor, (current) => current.context.address);
  useEffect(() => {
    if (address !== null) return () => URL.revokeObjectURL(address);
  }, [address]);
  return <ProofPicture actor={actor} />;
}

type ProofPictureProps = { actor: ActorRefFrom<typeof confidentialFileMachine> };

/** The link to a picture, and the picture over the page. */
export function ProofPicture({ actor }: ProofPictureProps) {
  const intl = useIntl();
  const { url, name, address } = useSelector(actor, (current) => current.context);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(actor, (current) => current.matches('failed') && current.context.failure);
  const label = intl.formatMessage(
    { id: 'bank.proof.open', defaultMessage: 'Open the picture {name}', description: 'Link' },
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
            <FormattedMessage id="bank.proof.failed" defaultMessage="The picture couldn't be opened." />{' '}
            <FailureMessage failure={failure} />
          </ErrorLine>
        )}
      </span>
      {address !== null && (
        <Dialog
          open
          width="wide"
          title={<bdi>{name}</bdi>}
          onClose={() => actor.send({ type: 'file.closed' })}
        >
          <Picture src={address} alt={name} />
        </Dialog>
      )}
    </>
  );
}
