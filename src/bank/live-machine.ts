import { fromPromise } from 'xstate';
import { bankDetailsMachine } from '#machines/flow/bank-details.ts';
import { type BankRequest, bankDetailsInput } from '#machines/flow/bank-submission.ts';
import { type PictureFile, type UploadRequest, uploadMachine } from '#machines/flow/upload.ts';
import { operationActor, plainActor } from '#src/api/actors.ts';
import { uploadConfidentialImage } from '#src/api/upload-image.ts';
import { prepareProof } from './prepare-proof.ts';

/** The chart `bank-details` on the real server. */
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
  },
});
