import { useSelector } from '@xstate/react';
import { Camera, CircleCheck, ImagePlus } from 'lucide-react';
import { type Ref, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Proof } from '#machines/flow/bank/bank-details-submission.ts';
import { ProofName } from '#src/i18n/bank-field-names.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { BankDetailsActor } from '../use-bank-details.ts';
import { BankFieldError } from './bank-field-error.tsx';
import { ProofLink } from './proof-link.tsx';
import { ProofUpload } from './proof-upload.tsx';

type ProofFieldProps = { actor: BankDetailsActor; button: Ref<HTMLButtonElement> };

/** The picture that proves the account: chosen, uploading, stored or to be replaced. */
export function ProofField({ actor, button }: ProofFieldProps) {
  const id = useId();
  const { proof, upload, failure } = useSelector(actor, (current) => current.context);
  const isRefused = useSelector(actor, (current) =>
    current.matches({ record: { form: 'refused' } }),
  );
  const child = useSelector(actor, (current) => current.children.upload);
  const problem = isRefused && !upload ? failure?.fields?.proofFileId : undefined;
  const describedBy = problem ? `${id}hint ${id}error` : `${id}hint`;
  const choose = (file: File) =>
    actor.send({ type: 'picture.chosen', file, key: crypto.randomUUID() });
  return (
    <Stack as="fieldset" gap="3" aria-describedby={describedBy}>
      <Box as="legend" fontWeight="semibold" lineHeight="heading" marginBlockEnd="2">
        <ProofName />
      </Box>
      <Text id={`${id}hint`} size="sm" muted>
        <FormattedMessage
          id="bank.proof.hint"
          defaultMessage="Name, account number and IFSC must be readable. JPG, PNG or WebP."
        />
      </Text>
      {proof && !upload && <UploadedProof proof={proof} />}
      {upload && child && (
        <ProofUpload
          upload={child}
          hasOther={proof !== null}
          onDismiss={() => actor.send({ type: 'picture.dismissed' })}
        />
      )}
      <ProofButtons
        ref={button}
        hasChoice={proof !== null || upload !== null}
        describedBy={describedBy}
        onFile={choose}
      />
      <div id={`${id}error`} aria-live="polite">
        {problem && (
          <ErrorLine>
            <BankFieldError field="proofFileId" code={problem} />
          </ErrorLine>
        )}
      </div>
    </Stack>
  );
}

function UploadedProof({ proof }: { proof: Proof }) {
  return (
    <Row gap="2" flexWrap="nowrap">
      <Box color="success" flexShrink="0" display="flex">
        <CircleCheck size="1.25em" aria-hidden="true" />
      </Box>
      <Text as="div" overflowWrap="anywhere">
        <FormattedMessage
          id="bank.proof.there"
          defaultMessage="{name} is uploaded"
          values={{ name: <ProofLink proof={proof} /> }}
        />
      </Text>
    </Row>
  );
}

type ProofButtonsProps = {
  ref: Ref<HTMLButtonElement>;
  hasChoice: boolean;
  describedBy: string;
  onFile: (file: File) => void;
};

function ProofButtons({ ref, hasChoice, describedBy, onFile }: ProofButtonsProps) {
  return (
    <Row gap="2">
      <FileButton
        ref={ref}
        aria-describedby={describedBy}
        icon={<ImagePlus size="1.2em" aria-hidden="true" />}
        onFile={onFile}
      >
        {hasChoice ? (
          <FormattedMessage id="bank.proof.other" defaultMessage="Choose another photo" />
        ) : (
          <FormattedMessage id="bank.proof.choose" defaultMessage="Choose a photo" />
        )}
      </FileButton>
      <FileButton
        capture="environment"
        aria-describedby={describedBy}
        icon={<Camera size="1.2em" aria-hidden="true" />}
        onFile={onFile}
      >
        <FormattedMessage id="bank.proof.camera" defaultMessage="Take a photo" />
      </FileButton>
    </Row>
  );
}
