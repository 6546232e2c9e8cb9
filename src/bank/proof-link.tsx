import { type MouseEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { Proof } from '#machines/flow/bank-submission.ts';
import { fetchConfidential } from '#src/api/fetch-confidential.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorLine } from '#src/ui/field.tsx';
import { TextLink } from '#src/ui/text.tsx';

const Picture = chakra('img', { base: { maxWidth: 'full', height: 'auto', borderRadius: 'md' } });

type Opened = { address: string | null; failure: Failure | null };
const closed: Opened = { address: null, failure: null };

/**
 * The picture is opened on demand only: it costs data, and others may look on. Over the page, because the server may want
 * to know first who is there.
 */
export function ProofLink({ proof }: { proof: Proof }) {
  const intl = useIntl();
  const [{ address, failure }, setOpened] = useState(closed);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  const label = intl.formatMessage(
    { id: 'bank.proof.open', defaultMessage: 'Open the picture {name}', description: 'Link' },
    { name: proof.name },
  );
  const open = (event: MouseEvent) => {
    event.preventDefault();
    fetchConfidential(proof.url).then(
      (picture) => setOpened({ address: URL.createObjectURL(picture), failure: null }),
      (error: unknown) => setOpened({ address: null, failure: toFailure(error) }),
    );
  };
  return (
    <>
      <TextLink href={proof.url} aria-label={label} onClick={open}>
        <bdi>{proof.name}</bdi>
      </TextLink>
      {failure && (
        <ErrorLine>
          <FormattedMessage id="bank.proof.failed" defaultMessage="The picture couldn't be opened." />{' '}
          <FailureMessage failure={failure} />
        </ErrorLine>
      )}
      {address && (
        <Dialog open width="wide" title={<bdi>{proof.name}</bdi>} onClose={() => setOpened(closed)}>
          <Picture src={address} alt={proof.name} />
        </Dialog>
      )}
    </>
  );
}
