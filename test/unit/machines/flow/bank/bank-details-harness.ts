import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { bankDetailsMachine } from '#machines/flow/bank/bank-details.ts';
import type {
  BankDetails,
  BankRequest,
  Proof,
} from '#machines/flow/bank/bank-details-submission.ts';
import {
  fileUploadMachine,
  type UploadEvent,
  type UploadRequest,
} from '#machines/kit/file-upload.ts';
import { bankDetails, bankText, passbook } from '#test/factories/bank-details.ts';
import { ownerId } from '#test/factories/drafts.ts';

type Sent = {
  key: string;
  proofFileId: string;
  answer: (details: BankDetails) => void;
  fail: (error: Failure) => void;
};
type Uploading = {
  request: UploadRequest;
  finish: (proof: Proof) => void;
  fail: (error: Failure) => void;
};

/** Bank details whose calls are answered by the test. */
export function start({
  details = bankDetails.none as BankDetails,
  opensForm = true,
  proof = passbook as Proof | null,
  basedOn = null as string | null,
} = {}) {
  const sent: Sent[] = [];
  const uploads: Uploading[] = [];
  const server = { details };
  const clock = new SimulatedClock();
  const stored: { submittedAt: string | null; proofId: string | undefined }[] = [];
  const machine = bankDetailsMachine.provide({
    actions: {
      storeFormDraft: ({ context }) =>
        stored.push({
          submittedAt: context.details?.submittedAt ?? null,
          proofId: context.proof?.id,
        }),
    },
    actors: {
      getBankDetails: fromPromise(async () => server.details),
      saveBankDetails: fromPromise<BankDetails, BankRequest>(
        ({ input }) => new Promise((answer, fail) => sent.push({ ...input, answer, fail })),
      ),
      upload: fileUploadMachine.provide({
        actors: {
          uploadImage: fromCallback<UploadEvent, UploadRequest>(({ input, sendBack }) => {
            uploads.push({
              request: input,
              finish: (picture) => sendBack({ type: 'upload.finished', picture }),
              fail: (error) => sendBack({ type: 'upload.failed', error }),
            });
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, {
    input: { ownerUserId: ownerId, opensForm, proof, basedOn },
    clock,
  }).start();
  const news: string[] = [];
  actor.on('details.sent', ({ type }) => news.push(type));
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const until = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  const submit = (text = bankText, key = 'one') =>
    actor.send({ type: 'details.submitted', text, key });
  const confirm = () => actor.send({ type: 'review.confirmed' });
  async function sendOnce(key = 'one') {
    await until({ record: 'form' });
    submit(bankText, key);
    confirm();
    await until({ record: 'sending' });
  }
  async function choose(name = 'passbook.jpg') {
    actor.send({
      type: 'picture.chosen',
      file: { name, size: 1000, type: 'image/jpeg' },
      key: `key of ${name}`,
    });
    const upload = actor.getSnapshot().children.upload;
    if (upload) await waitFor(upload, (snapshot) => snapshot.matches('uploading'));
  }
  return {
    actor,
    server,
    clock,
    sent,
    uploads,
    news,
    stored,
    until,
    submit,
    confirm,
    sendOnce,
    choose,
  };
}
