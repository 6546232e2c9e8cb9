import { fromCallback, fromPromise } from 'xstate';
import { bankDetailsMachine } from '#machines/flow/bank/bank-details.ts';
import {
  type BankRequest,
  bankDetailsInput,
  type Sealed,
  type SealRequest,
} from '#machines/flow/bank/bank-details-submission.ts';
import {
  queuedBankDetailsMachine,
  type Withdrawal,
  type WithdrawalOutcome,
} from '#machines/flow/bank/queued-bank-details.ts';
import type { QueuedBankDetails } from '#machines/flow/bank/queued-bank-details-command.ts';
import {
  fileUploadMachine,
  type PictureFile,
  type UploadRequest,
} from '#machines/kit/file-upload.ts';
import { noInputActor, operationActor } from '#src/api/actors.ts';
import { noticeHeaders } from '#src/api/shown-notice.ts';
import { uploadConfidentialImage } from '#src/api/upload/image-upload.ts';
import { subscribeToDevice } from '#src/device/device-channel.ts';
import { cancelSealedDetails, readSealedDetails } from '#src/device/sealed-details-store.ts';
import { discardOutdated, saveProof } from './form/bank-form-draft.ts';
import { compressProof } from './form/proof-compression.ts';
import { forgetSealingKey, prepareSealing, sealAndStore } from './sealing/sealing.ts';

/** The chart `bank-details` on the real server and this device. */
export const liveBankDetailsMachine = bankDetailsMachine.provide({
  actions: {
    storeFormDraft: ({ context: { ownerUserId, details, proof } }) => {
      if (!details) return;
      discardOutdated(ownerUserId, details.submittedAt);
      if (proof && proof.id !== details.details?.proof.id)
        saveProof(ownerUserId, details.submittedAt, proof);
    },
  },
  actors: {
    getBankDetails: noInputActor('getBankDetails'),
    saveBankDetails: operationActor('saveBankDetails', (request: BankRequest) => ({
      body: { action: 'submit' as const, payload: bankDetailsInput(request) },
      headers: { 'Idempotency-Key': request.key, ...noticeHeaders() },
    })),
    upload: fileUploadMachine.provide({
      actors: {
        uploadImage: uploadConfidentialImage,
        preparePicture: fromPromise<PictureFile, UploadRequest>(({ input }) =>
          compressProof(input),
        ),
      },
    }),
    findSealed: fromPromise<QueuedBankDetails | null, { ownerUserId: string }>(({ input }) =>
      readSealedDetails(input.ownerUserId),
    ),
    prepareSealing: fromPromise<void, undefined>(prepareSealing),
    sealDetails: fromPromise<Sealed, SealRequest>(({ input, signal }) =>
      sealAndStore(input, signal),
    ),
    waiting: queuedBankDetailsMachine.provide({
      actors: {
        watchSealed: fromCallback<
          { type: 'never' },
          Pick<QueuedBankDetails, 'ownerUserId' | 'key'>
        >(({ input: { ownerUserId, key }, sendBack }) => {
          const look = async () => {
            const kept = await readSealedDetails(ownerUserId);
            if (kept?.key !== key) sendBack({ type: 'command.removed' });
          };
          const lookIfAble = () => void look().catch(() => {});
          lookIfAble();
          return subscribeToDevice(lookIfAble);
        }),
        withdrawSealed: fromPromise<WithdrawalOutcome, Withdrawal>(({ input }) => {
          if (input.refusal?.code === 'envelope-expired') forgetSealingKey();
          return cancelSealedDetails(input);
        }),
      },
    }),
  },
});
