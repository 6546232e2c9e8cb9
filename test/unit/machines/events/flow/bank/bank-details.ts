import { Failure } from '#domain/contract/failure.ts';
import { bankDetailsMachine } from '#machines/flow/bank/bank-details.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { bankDetails, bankText, passbook } from '#test/factories/bank-details.ts';
import { ownerId } from '#test/factories/drafts.ts';
import { detailsOfTest } from '#test/factories/outbox-commands.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const file = { name: 'passbook.jpg', size: 10, type: 'image/jpeg' };
const refused = new Failure({
  code: 'invalid-request',
  status: 400,
  fields: { ifsc: 'malformed' },
});
const travelling = { file, key: 'k', progress: 0.4, picture: null, failure: null };

export default chartEvents({
  machine: bankDetailsMachine,
  inputs: [
    { ownerUserId: ownerId, opensForm: false, proof: null, basedOn: null },
    { ownerUserId: ownerId, opensForm: true, proof: passbook, basedOn: null },
  ],
  events: [
    { type: 'details.submitted', text: bankText, key: 'k' },
    { type: 'details.submitted', text: { ...bankText, ifsc: 'SBIN' }, key: 'k' },
    { type: 'picture.chosen', file, key: 'k' },
  ],
  replies: {
    getBankDetails: {
      done: [bankDetails.none, bankDetails.pending, bankDetails.approved, bankDetails.rejected],
      failed: [new Failure({ code: 'unauthenticated', status: 401 })],
    },
    saveBankDetails: {
      done: [bankDetails.pending],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
        new Failure({ code: 'transition-not-allowed', status: 409 }),
        new Failure({ code: 'invalid-json', status: 400 }),
        refused,
      ],
    },
    findSealed: { done: [null, detailsOfTest()] },
    prepareSealing: { done: [undefined] },
    sealDetails: {
      done: [
        { queued: detailsOfTest(), isStored: true },
        { queued: detailsOfTest({ isBegun: true }), isStored: false },
      ],
    },
    waiting: {
      done: [
        { outcome: 'arrived', refusal: null, isOvertaken: false },
        { outcome: 'removed', refusal: null, isOvertaken: false },
        { outcome: 'withdrawn', refusal: null, isOvertaken: false },
        { outcome: 'withdrawn', refusal: null, isOvertaken: true },
        { outcome: 'withdrawn', refusal: refused, isOvertaken: false },
      ],
    },
    upload: {
      snapshots: [
        fileUploadMachine.resolveState({ value: 'uploading', context: travelling }),
        fileUploadMachine.resolveState({
          value: 'done',
          context: { ...travelling, progress: 1, picture: passbook },
        }),
        fileUploadMachine.resolveState({
          value: 'stopped',
          context: { ...travelling, failure: null },
        }),
      ],
    },
  },
  distinguish: ({ opensForm, details, submission, unanswered, proof, upload, queued, refusal }) => [
    opensForm,
    details?.status,
    submission === null,
    unanswered === null,
    proof === null,
    upload === null,
    queued === null,
    refusal === null,
  ],
});
