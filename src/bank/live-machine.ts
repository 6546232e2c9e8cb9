import { fromCallback, fromPromise } from 'xstate';
import { bankDetailsMachine } from '#machines/flow/bank-details.ts';
import {
  type BankRequest,
  bankDetailsInput,
  type Sealed,
  type SealRequest,
} from '#machines/flow/bank-submission.ts';
import { type PictureFile, type UploadRequest, uploadMachine } from '#machines/flow/upload.ts';
import {
  type WaitingDetails,
  type Withdrawal,
  type WithdrawalOutcome,
  waitingDetailsMachine,
} from '#machines/flow/waiting-details.ts';
import { operationActor, plainActor } from '#src/api/actors.ts';
import { uploadConfidentialImage } from '#src/api/upload-image.ts';
import { hearDevice } from '#src/drafts/device-news.ts';
import { readSealedDetails, withdrawSealedDetails } from '#src/drafts/sealed-details.ts';
import { prepareProof } from './prepare-proof.ts';
import { forgetSealingKey, prepareSealing, sealAndKeep } from './sealing.ts';

/** The chart `bank-details` on the real server and this device. */
export const liveBankDetailsMachine = bankDetailsMachine.provide({
  actors: {
    getBankDetails: plainActor('getBankDetails'),
    saveBankDetails: operationActor('saveBankDetails', (request: BankRequest) => ({
      body: { action: 'submit' as const, payload: bankDetailsInput(request) },
      headers: { 'Idempotency-Key': request.key },
    })),
    upload: uploadMachine.provide({
      actors: {
        uploadImage: uploadConfidentialImage,
        preparePicture: fromPromise<PictureFile, UploadRequest>(({ input }) => prepareProof(input)),
      },
    }),
    findSealed: fromPromise<WaitingDetails | null, { ownerUserId: string }>(({ input }) =>
      readSealedDetails(input.ownerUserId),
    ),
    prepareSealing: fromPromise<void, undefined>(prepareSealing),
    sealDetails: fromPromise<Sealed, SealRequest>(({ input, signal }) => sealAndKeep(input, signal)),
    waiting: waitingDetailsMachine.provide({
      actors: {
        watchSealed: fromCallback<{ type: 'never' }, Pick<WaitingDetails, 'ownerUserId' | 'key'>>(
          ({ input: { ownerUserId, key }, sendBack }) => {
            const look = async () => {
              const kept = await readSealedDetails(ownerUserId);
              if (kept?.key !== key) sendBack({ type: 'command.gone' });
            };
            const lookIfAble = () => void look().catch(() => {});
            lookIfAble();
            return hearDevice(lookIfAble);
          },
        ),
        withdrawSealed: fromPromise<WithdrawalOutcome, Withdrawal>(({ input }) => {
          if (input.refusal?.code === 'envelope-expired') forgetSealingKey();
          return withdrawSealedDetails(input);
        }),
      },
    }),
  },
});
