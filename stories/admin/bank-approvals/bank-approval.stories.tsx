import { useState } from 'react';
import { creator } from '#contract/examples/creators.ts';
import {
  bankDetailsForStaff,
  bankDetailsSubmitted,
  rejectedBankDetails,
} from '#contract/examples/money/bank-details.ts';
import { auditExamples } from '#contract/examples/operations/audit.ts';
import { moneyBankDetailsExamples } from '#contract/examples/operations/money/bank-details.ts';
import { Failure } from '#domain/contract/failure.ts';
import { confidentialFileMachine } from '#machines/kit/confidential-file.ts';
import { decisionMachine } from '#machines/kit/decision.ts';
import { documentViewMachine } from '#machines/kit/document-view.ts';
import {
  type BankDetails,
  bankDecisionMachine,
  nextBankDetailsMachine,
} from '#src/features/admin/bank-approvals/bank-approval-machines.ts';
import { BankApprovalScreen } from '#src/features/admin/bank-approvals/bank-approval-screen.tsx';
import { OpenedBankDetails } from '#src/features/admin/bank-approvals/opened-bank-details.tsx';
import { ProofCard } from '#src/features/admin/bank-approvals/proof-card.tsx';
import { namedCreatorMachine } from '#src/features/admin/records/index.ts';
import { DrawnHistory } from '#stories/admin/audit/drawn-history.tsx';
import { drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Bank approval' };

type Drawn = Parameters<typeof drawState<typeof bankDecisionMachine>>[1];
type DrawnCreator = Parameters<typeof drawState<typeof namedCreatorMachine>>[1];
type DrawnNext = Parameters<typeof drawState<typeof nextBankDetailsMachine>>[1];
type DrawnFile = Parameters<typeof drawState<typeof confidentialFileMachine>>[1];

const [nextRow] = moneyBankDetailsExamples.getBankDetailsByFilter[200].pending.data.rows;
const pending: BankDetails = {
  ...bankDetailsForStaff,
  status: 'pending',
  payableFrom: '2026-11-23T05:10:00.000Z',
  history: [bankDetailsSubmitted],
};
const sentAgain: BankDetails = {
  ...pending,
  history: [
    ...rejectedBankDetails.history,
    { ...bankDetailsSubmitted, at: '2026-11-22T08:30:00.000Z' },
  ],
};
const filters = { creatorUserId: creator().creatorUserId };
const knownCreator: DrawnCreator = {
  value: 'shown',
  context: { filters, data: creator(), failure: null },
};
const file: DrawnFile = {
  value: 'closed',
  context: {
    url: '/api/confidential/image/f1',
    name: 'passbook.jpg',
    objectUrl: null,
    failure: null,
  },
};
const passbook = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
  <rect width="1600" height="1200" fill="#d8e4d2"/>
  <g fill="#41634a"><rect x="100" y="100" width="600" height="90"/>
  <rect x="100" y="320" width="1050" height="50"/>
  <rect x="100" y="440" width="900" height="50"/>
  <rect x="100" y="560" width="750" height="50"/></g></svg>`;
const openFile: DrawnFile = {
  value: 'shown',
  context: { ...file.context, objectUrl: `data:image/svg+xml,${encodeURIComponent(passbook)}` },
};
const upright = { zoom: 100, rotation: 0 } as const;

function Proof({ drawn, view }: { drawn: DrawnFile; view: ViewContext }) {
  const [actor] = useState(() => drawState(confidentialFileMachine, drawn));
  const [shown] = useState(() =>
    drawState(documentViewMachine, { value: 'viewing', context: view }),
  );
  return <ProofCard actor={actor} view={shown} size={{ width: 1600, height: 1200 }} />;
}

const History = () => (
  <DrawnHistory
    subject={{ kind: 'bank-details', id: filters.creatorUserId }}
    rows={auditExamples.getAuditTrail[200].some.data.rows.slice(1, 2)}
  />
);

type ViewContext = Parameters<typeof drawState<typeof documentViewMachine>>[1]['context'];
type Parts = { creator?: DrawnCreator; next?: DrawnNext; proof?: DrawnFile; view?: ViewContext };

const noNext: DrawnNext = {
  value: 'empty',
  context: { filters: { after: 'a' }, data: { next: null }, failure: null },
};
const oneNext: DrawnNext = {
  value: 'shown',
  context: { ...noNext.context, data: { next: nextRow ?? null } },
};

function Drawing({ decision, ...parts }: Parts & { decision: Drawn }) {
  const {
    creator: drawnCreator = knownCreator,
    next = oneNext,
    proof = file,
    view = upright,
  } = parts;
  const [actor] = useState(() => drawState(bankDecisionMachine, decision));
  const [whose] = useState(() => drawState(namedCreatorMachine, drawnCreator));
  const [following] = useState(() => drawState(nextBankDetailsMachine, next));
  return (
    <BankApprovalScreen
      decision={actor}
      creator={whose}
      details={(bankDetails) => (
        <OpenedBankDetails
          bankDetails={bankDetails}
          proof={() => <Proof drawn={proof} view={view} />}
        />
      )}
      history={<History />}
      next={(show) => show(following)}
    />
  );
}

const base: Drawn['context'] = {
  id: filters.creatorUserId,
  isConfidential: true,
  subject: pending,
  moderation: null,
  request: null,
  lastOutcome: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}, parts: Parts = {}) => {
  const decision = { value, context: { ...base, ...more } };
  return {
    render: () => <Drawing decision={decision} {...parts} />,
    parameters: { state: drawnStateNames(decisionMachine, decision as never) },
  };
};
const lost = new Failure({ code: 'network', status: 0 });
const approve: Drawn['context']['request'] = {
  subject: pending,
  verdict: { kind: 'approve' },
  key: 'k',
};
const reject: Drawn['context']['request'] = {
  subject: pending,
  verdict: { kind: 'reject', reasons: ['proof-unreadable'], note: '', permanent: false },
  key: 'k',
};

export const Closed = story('closed', { subject: null });
export const CreatorLoading = story(
  'closed',
  { subject: null },
  { creator: { value: 'loading', context: { filters, data: null, failure: null } } },
);
export const CreatorNotFound = story(
  'closed',
  { subject: null },
  {
    creator: {
      value: 'failed',
      context: { filters, data: null, failure: new Failure({ code: 'not-found', status: 404 }) },
    },
  },
);
export const Opening = story('loading', { subject: null });
export const IdentityNotConfirmed = story('loadFailed', {
  subject: null,
  failure: new Failure({ code: 'reauthentication-required', status: 403 }),
});
export const Opened = story({ viewing: 'choosing' });
export const SentAgain = story({ viewing: 'choosing' }, { subject: sentAgain });
export const ProofOpening = story(
  { viewing: 'choosing' },
  {},
  { proof: { ...file, value: 'opening' } },
);
export const ProofFailed = story(
  { viewing: 'choosing' },
  {},
  { proof: { value: 'failed', context: { ...file.context, failure: lost } } },
);
export const ProofShown = {
  ...story({ viewing: 'choosing' }, {}, { proof: openFile }),
  parameters: { state: 'document-view.viewing' },
};
export const ProofTurned = story(
  { viewing: 'choosing' },
  {},
  { proof: openFile, view: { zoom: 200, rotation: 90 } },
);
export const Rejecting = story('rejecting');
export const Approving = story('deciding', { request: approve });
export const ApprovalFailed = story({ viewing: 'choosing' }, { request: approve, failure: lost });
export const RejectionFailed = story('rejecting', { request: reject, failure: lost });
export const DecidedElsewhere = story('conflict', {
  request: approve,
  failure: new Failure({ code: 'transition-not-allowed', status: 409 }),
});
export const Approved = story('decided', {
  subject: bankDetailsForStaff,
  request: approve,
  lastOutcome: 'decided',
});
export const Rejected = story('decided', {
  subject: { ...pending, status: 'rejected', history: rejectedBankDetails.history },
  request: reject,
  lastOutcome: 'decided',
});
export const LastApproved = story(
  'decided',
  { subject: bankDetailsForStaff, request: approve, lastOutcome: 'decided' },
  { next: noNext },
);
export const NothingSubmitted = story(
  { viewing: 'choosing' },
  {
    subject: {
      ...pending,
      status: 'none',
      details: null,
      submittedAt: null,
      payableFrom: null,
      history: [],
    },
  },
);
export const SignInNeeded = story('signInNeeded', { request: approve });
