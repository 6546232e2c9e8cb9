import { Failure } from '#domain/failure.ts';
import { bankDetailsMachine } from '#machines/flow/bank-details.ts';
import { uploadMachine } from '#machines/flow/upload.ts';
import { detailsOfTest } from '../../../support/commands.ts';
import { ownerId } from '../../../support/drafts.ts';
import { bankDetails, bankText, passbook } from '../bank.ts';
import { chartEvents } from '../chart-events.ts';

const file = { name: 'passbook.jpg', size: 10, type: 'image/jpeg' };
const refused = new Failure({ code: 'invalid-request', status: 400, fields: { ifsc: 'malformed' } });
const travelling = { file, key: 'k', part: 0.4, picture: null, failure: null };

export default chartEvents({
  machine: bankDetailsMachine,
  inputs: [
    { ownerUserId: ownerId, opensForm: false, proof: null, basedOn: null },
    { ownerUserId: ownerId, opensForm: true, proof: passbook, basedOn: null },
  ],
  events: [
    { type: 'details.submitted', text: bankText, key: 'k' },
    { type: 'details.submitted', text: { ...bankText, ifsc: 'SBIN' }, key: 'k' },
    { type: 'proof.chosen', file, key: 'k' },
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
        refused,
      ],
    },
    findSealed: { done: [null, detailsOfTest()] },
    prepareSealing: { done: [undefined] },
    sealDetails: {
      done: [
        { waiting: detailsOfTest(), isKept: true },
        { waiting: detailsOfTest({ isBegun: true }), isKept: false },
      ],
    },
    waiting: {
      done: [
        { outcome: 'arrived', refusal: null, isOvertaken: false },
        { outcome: 'gone', refusal: null, isOvertaken: false },
        { outcome: 'takenBack', refusal: null, isOvertaken: false },
        { outcome: 'takenBack', refusal: null, isOvertaken: true },
        { outcome: 'takenBack', refusal: refused, isOvertaken: false },
      ],
    },
    upload: {
      snapshots: [
        uploadMachine.resolveState({ value: 'uploading', context: travelling }),
        uploadMachine.resolveState({ value: 'done', context: { ...travelling, part: 1, picture: passbook } }),
        uploadMachine.resolveState({
          value: 'stopped',
          context: { ...travelling, failure: null },
        }),
      ],
    },
  },
  distinguish: ({ opensForm, details, submission, unanswered, proof, upload, waiting, refusal }) => [
    opensForm,
    details?.status,
    submission === null,
    unanswered === null,
    proof === null,
    upload === null,
    waiting === null,
    refusal === null,
  ],
});
