import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { documentViewMachine } from '#machines/kit/document-view.ts';
import { liveConfidentialPictureMachine } from '#src/api/confidential-picture.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { liveNamedCreatorMachine } from '#src/features/admin/records/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import {
  type BankApprovalFilters,
  type BankDetails,
  bankApprovalStatuses,
  liveBankApprovalExportMachine,
  liveBankApprovalListMachine,
  liveBankDecisionMachine,
  liveNextBankDetailsMachine,
} from './bank-approval-machines.ts';
import { BankApprovalScreen } from './bank-approval-screen.tsx';
import { BankApprovalsScreen } from './bank-approvals-screen.tsx';
import type { NextActor } from './bank-decision-made.tsx';
import { OpenedBankDetails } from './opened-bank-details.tsx';
import { ProofCard } from './proof-card.tsx';

/** /app/bank-details: the queue, or one creator's bank details with `?creator=`. */
export default function BankApprovalsRoute() {
  const [search] = useSearchParams();
  const creator = search.get('creator');
  return creator ? <OneApproval key={creator} id={creator} /> : <Queue />;
}

const urlFilters = {
  read: (search: URLSearchParams): BankApprovalFilters => ({
    status: bankApprovalStatuses.find((known) => known === search.get('status')) ?? 'pending',
    search: search.get('search') ?? '',
  }),
  write: ({ status, search }: BankApprovalFilters) =>
    new URLSearchParams({ ...(status !== 'pending' && { status }), ...(search && { search }) }),
};

function Queue() {
  const [search] = useSearchParams();
  const list = useActorRef(liveBankApprovalListMachine, {
    input: { filters: urlFilters.read(search), isPolled: true },
  });
  const exporter = useActorRef(liveBankApprovalExportMachine);
  const [filters, setFilters] = useUrlFilters(list, urlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  return (
    <BankApprovalsScreen
      actor={list}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
    />
  );
}

function OneApproval({ id }: { id: string }) {
  const decision = useActorRef(liveBankDecisionMachine, { input: { id, isConfidential: true } });
  const creator = useActorRef(liveNamedCreatorMachine, {
    input: { filters: { creatorUserId: id } },
  });
  useGlobalEvents(decision);
  useGlobalEvents(creator);
  const entries = useSelector(
    decision,
    ({ context: { subject } }) => subject && `${subject.status} ${subject.history.length}`,
  );
  return (
    <BankApprovalScreen
      decision={decision}
      creator={creator}
      details={(bankDetails) => (
        <OpenedBankDetails
          bankDetails={bankDetails}
          proof={(file) => <Proof key={file.id} file={file} />}
        />
      )}
      history={<RecordHistory key={entries} subject={{ kind: 'bank-details', id }} />}
      next={(show) => <Next after={id} show={show} />}
    />
  );
}

function Proof({ file }: { file: NonNullable<BankDetails['details']>['proof'] }) {
  const actor = useActorRef(liveConfidentialPictureMachine, {
    input: { url: file.url, name: file.name },
  });
  const view = useActorRef(documentViewMachine);
  useGlobalEvents(actor);
  const address = useSelector(actor, ({ context }) => context.objectUrl);
  useEffect(() => {
    if (address !== null) return () => URL.revokeObjectURL(address);
  }, [address]);
  return <ProofCard actor={actor} view={view} size={file} />;
}

type NextProps = { after: string; show: (actor: NextActor) => ReactNode };

function Next({ after, show }: NextProps) {
  const actor = useActorRef(liveNextBankDetailsMachine, { input: { filters: { after } } });
  useGlobalEvents(actor);
  return show(actor);
}
