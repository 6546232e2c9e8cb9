import type { ContextFrom, StateValueFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { DeliveryStatus } from '#machines/flow/app/delivery-status.ts';
import { bankDetailsMachine } from '#machines/flow/bank/bank-details.ts';
import type { BankDetails } from '#machines/flow/bank/bank-details-submission.ts';
import { queuedBankDetailsMachine } from '#machines/flow/bank/queued-bank-details.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { BankDetailsScreen } from '#src/features/bank/bank-details-screen.tsx';
import type { BankDetailsActor } from '#src/features/bank/use-bank-details.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';
import { type ScreenStory, screenStory } from '#stories/support/screen-story.tsx';
import { bankDetails, bankText, passbook } from '#test/factories/bank-details.ts';
import { ownerId } from '#test/factories/drafts.ts';
import { detailsOfTest } from '#test/factories/outbox-commands.ts';

export default { title: 'Bank/Bank details' };

type Value = Exclude<StateValueFrom<typeof bankDetailsMachine>, string>;
type Context = ContextFrom<typeof bankDetailsMachine>;
type UploadValue = StateValueFrom<typeof fileUploadMachine>;

function Screen({ actor }: { actor: BankDetailsActor }) {
  return (
    <Page reading paddingBlock="6">
      <Card raised>
        <BankDetailsScreen actor={actor} supportEmail="creators@creator.example" />
      </Card>
    </Page>
  );
}

/** As shown on the profile page. */
function Part({ actor }: { actor: BankDetailsActor }) {
  return (
    <Page reading paddingBlock="6">
      <Card as="section" aria-labelledby="bank-details">
        <BankDetailsScreen
          actor={actor}
          supportEmail="creators@creator.example"
          section={{ headingId: 'bank-details', isRequested: false }}
        />
      </Card>
    </Page>
  );
}

const holder = 'मीरा कुलकर्णी';
const named = (details: BankDetails): BankDetails => ({
  ...details,
  details: details.details && { ...details.details, accountHolder: holder },
});
const noted: BankDetails = {
  ...named(bankDetails.rejected),
  rejection: {
    reasons: ['proof-unreadable', 'ifsc-differs'],
    note: 'पासबुक की तस्वीर धुंधली है।',
    decidedAt: '2026-11-21T07:00:00.000Z',
  },
};
const registered = {
  ...named(bankDetails.approved),
  details: {
    ...bankDetails.approved.details,
    accountHolder: holder,
    gstin: '•••••••••••F1ZV',
    address: '14 Tilak Road, Sadashiv Peth, Pune 411030',
  },
} as BankDetails;

const context: Context = {
  ownerUserId: ownerId,
  opensForm: true,
  details: bankDetails.none,
  basedOn: null,
  submission: null,
  unanswered: null,
  failure: null,
  proof: null,
  upload: null,
  tries: 0,
  queued: null,
  refusal: null,
};
const written = {
  submission: { text: { ...bankText, accountHolder: holder }, key: 'k' },
  proof: passbook,
};
const file = { file: { name: 'passbook.jpg', size: 2_400_000, type: 'image/jpeg' }, key: 'k' };
const lost = new Failure({ code: 'network', status: 0 });

type Drawn = {
  record: Value['record'];
  more?: Partial<Context>;
  upload?: { value: UploadValue; failure?: Failure };
  screen?: typeof Screen;
};

function story({ record, more, upload, screen = Screen }: Drawn): ScreenStory {
  const isStuck = upload && ['failed', 'refused', 'stopped'].includes(String(upload.value));
  const value = {
    record,
    proof: upload ? { uploading: isStuck ? 'failed' : 'inProgress' } : 'settled',
  } as Value;
  const drawnUpload = upload && {
    value: upload.value,
    context: { ...file, progress: 0.4, picture: null, failure: upload.failure ?? null },
  };
  const drawn = screenStory(screen, bankDetailsMachine, {
    value,
    context: { ...context, ...(upload && { upload: file }), ...more },
    ...(drawnUpload && { children: { upload: drawState(fileUploadMachine, drawnUpload) } }),
  });
  const states = [
    ...[drawn.parameters.state].flat(),
    // While the details wait for it, the page shows no progress of the picture.
    ...(drawnUpload && record !== 'waitingForProof'
      ? drawnStateNames(fileUploadMachine, drawnUpload)
      : []),
  ];
  return { ...drawn, parameters: { ...drawn.parameters, state: states } };
}

const editing = { form: 'editing' } as const;
const refused = { form: 'refused' } as const;
const fields = {
  accountHolder: 'required',
  accountNumber: 'malformed',
  accountNumberConfirmation: 'not-allowed',
  ifsc: 'malformed',
  pan: 'malformed',
  proofFileId: 'required',
} as const;

export const Finding = story({ record: 'checkingDevice', more: { details: null } });
export const Loading = story({ record: 'loading', more: { details: null } });
export const LoadingAfterSignIn = story({ record: 'loadingAfterSignIn', more: { details: null } });
export const LoadFailed = story({ record: 'loadFailed', more: { details: null, failure: lost } });
export const Missing = story({ record: 'missing', screen: Part });
export const Form = story({ record: editing });
export const FormWithPicture = story({ record: editing, more: { proof: passbook } });
export const FieldsRefused = story({
  record: refused,
  more: { failure: new Failure({ code: 'invalid-request', status: 400, fields }) },
});
export const RegisteredRefused = story({
  record: refused,
  more: {
    details: registered,
    proof: passbook,
    failure: new Failure({
      code: 'invalid-request',
      status: 400,
      fields: { accountNumber: 'required', gstin: 'malformed', address: 'required' },
    }),
  },
});
export const SendingFailed = story({
  record: { form: 'failed' },
  more: { proof: passbook, failure: new Failure({ code: 'internal-error', status: 500 }) },
});
export const Editing = story({ record: editing, more: { details: noted } });
export const EditingKeepsPicture = story({
  record: editing,
  more: { details: named(bankDetails.rejected), proof: passbook, opensForm: false },
  screen: Part,
});
export const Changing = story({
  record: editing,
  more: { details: registered, proof: passbook, opensForm: false },
  screen: Part,
});
export const Reviewing = story({ record: 'reviewing', more: written });
export const WaitingForPicture = story({
  record: 'waitingForProof',
  more: { ...written, proof: null },
  upload: { value: 'uploading' },
});
export const Sealing = story({ record: 'sealing', more: written });
export const Sending = story({ record: 'sending', more: written });
export const Unknown = story({ record: 'unknown', more: { ...written, failure: lost } });
export const Checking = story({ record: 'checking', more: { ...written, failure: lost } });
export const SentElsewhere = story({
  record: 'conflict',
  more: { ...written, failure: new Failure({ code: 'transition-not-allowed', status: 409 }) },
});
export const OthersWaiting = story({
  record: 'conflict',
  more: { ...written, queued: detailsOfTest({ isBegun: true }) },
});
export const SignInNeeded = story({ record: 'signInNeeded', more: written });
export const Pending = story({ record: 'pending', more: { details: named(bankDetails.pending) } });
export const PendingInProfile = story({
  record: 'pending',
  more: { details: named(bankDetails.pending) },
  screen: Part,
});
export const Approved = story({ record: 'approved', more: { details: registered }, screen: Part });
export const ApprovedOnHold = story({
  record: 'approved',
  more: { details: { ...registered, payableFrom: '2026-11-23T08:30:00.000Z' } },
  screen: Part,
});
export const Rejected = story({ record: 'rejected', more: { details: noted }, screen: Part });

export const PictureUploading = story({ record: editing, upload: { value: 'uploading' } });
export const PictureWaiting = story({ record: editing, upload: { value: 'waiting' } });
export const PictureSignInNeeded = story({ record: editing, upload: { value: 'signInNeeded' } });
export const PictureStopped = story({
  record: editing,
  more: { proof: passbook },
  upload: { value: 'stopped' },
});
export const PictureFailed = story({
  record: editing,
  upload: { value: 'failed', failure: new Failure({ code: 'internal-error', status: 500 }) },
});
export const PictureRefused = story({
  record: editing,
  upload: {
    value: 'refused',
    failure: new Failure({ code: 'image-type-not-allowed', status: 415 }),
  },
});

type Entrusted = {
  value?: StateValueFrom<typeof queuedBankDetailsMachine>;
  deliveryStatus?: DeliveryStatus | null;
  isBegun?: boolean;
  isLate?: boolean;
};

/** Sealed details that wait on this device, on the page of the details. */
function entrusted({
  value = 'waiting',
  deliveryStatus = null,
  isBegun = false,
  isLate = false,
}: Entrusted) {
  const details = detailsOfTest({ isBegun });
  const drawn = {
    value,
    context: { details, deliveryStatus, isLate, outcome: 'removed' as const },
  };
  const page = screenStory(Part, bankDetailsMachine, {
    value: { record: 'queued', proof: 'settled' } as Value,
    context: { ...context, ...written, queued: details },
    children: { waiting: drawState(queuedBankDetailsMachine, drawn) },
  });
  return {
    ...page,
    parameters: { ...page.parameters, state: drawnStateNames(queuedBankDetailsMachine, drawn) },
  };
}

const kind = 'bankDetails' as const;
const notTaken = (
  failure: Failure,
  why: 'refused' | 'conflict' | 'unconfirmed' = 'refused',
): DeliveryStatus => ({
  state: 'failed',
  kind,
  reason: why,
  failure,
});

export const SealedQueued = entrusted({ deliveryStatus: { state: 'queued', kind, failure: null } });
export const SealedSending = entrusted({
  deliveryStatus: { state: 'sending', kind, failure: null },
});
export const SealedUnknown = entrusted({
  deliveryStatus: { state: 'checking', kind, failure: lost },
});
export const SealedServerBusy = entrusted({
  deliveryStatus: {
    state: 'waiting',
    kind,
    failure: new Failure({ code: 'server-busy', status: 503 }),
  },
});
export const SealedSignInNeeded = entrusted({
  deliveryStatus: { state: 'waiting', kind, failure: null },
});
export const SealedBeforeTheOutbox = entrusted({ isBegun: true });
export const SealedTooLate = entrusted({
  isLate: true,
  deliveryStatus: { state: 'sending', kind, failure: null },
});
export const SealedWithdrawing = entrusted({ value: 'withdrawing' });
export const SealedRefused = entrusted({
  value: 'refused',
  deliveryStatus: notTaken(
    new Failure({
      code: 'invalid-request',
      status: 400,
      fields: { ifsc: 'malformed', proofFileId: 'not-allowed' },
    }),
  ),
});
export const SealedExpired = entrusted({
  value: 'refused',
  deliveryStatus: notTaken(new Failure({ code: 'envelope-expired', status: 409 })),
});
export const SealedOvertaken = entrusted({
  value: 'refused',
  deliveryStatus: notTaken(
    new Failure({ code: 'transition-not-allowed', status: 409 }),
    'conflict',
  ),
});
export const SealedUnconfirmed = entrusted({
  value: 'refused',
  deliveryStatus: notTaken(
    new Failure({ code: 'reauthentication-required', status: 403 }),
    'unconfirmed',
  ),
});
