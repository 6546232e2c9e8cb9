import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { RecordHistory } from '#src/features/admin/audit/index.ts';
import { ConsentList } from '#src/features/own-data/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import {
  creatorPostUrlFilters,
  liveCreatorConsentsMachine,
  liveCreatorPaymentExportMachine,
  liveCreatorPaymentsMachine,
  liveCreatorPostExportMachine,
  liveCreatorPostsMachine,
  liveProblemReportsMachine,
  liveSignInLinkExportMachine,
  liveSignInLinksMachine,
} from './creator-panels.ts';
import type { CreatorTab } from './creator-paths.ts';
import { CreatorPayments } from './creator-payments.tsx';
import { CreatorPosts } from './creator-posts.tsx';
import { CreatorProblemReports } from './creator-problem-reports.tsx';
import { CreatorSignInLinks } from './creator-sign-in-links.tsx';

type Props = { creatorUserId: string };

/** What a tab of a creator's page shows; loaded when it is opened. */
export function CreatorPanel({ tab, creatorUserId }: Props & { tab: CreatorTab }) {
  switch (tab) {
    case 'posts':
      return <Posts creatorUserId={creatorUserId} />;
    case 'payments':
      return <Payments creatorUserId={creatorUserId} />;
    case 'links':
      return <SignInLinks creatorUserId={creatorUserId} />;
    case 'consents':
      return <CreatorConsents creatorUserId={creatorUserId} />;
    case 'reports':
      return <ProblemReports creatorUserId={creatorUserId} />;
    case 'history':
      return <RecordHistory subject={{ kind: 'creator', id: creatorUserId }} />;
  }
}

function Posts({ creatorUserId }: Props) {
  const [search] = useSearchParams();
  const actor = useActorRef(liveCreatorPostsMachine, {
    input: { filters: { ...creatorPostUrlFilters.read(search), creatorUserId } },
  });
  const exporter = useActorRef(liveCreatorPostExportMachine);
  const [filters, setFilters] = useUrlFilters(actor, creatorPostUrlFilters);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  return (
    <CreatorPosts actor={actor} exporter={exporter} filters={filters} onFilters={setFilters} />
  );
}

function Payments({ creatorUserId }: Props) {
  const actor = useActorRef(liveCreatorPaymentsMachine, { input: { filters: { creatorUserId } } });
  const exporter = useActorRef(liveCreatorPaymentExportMachine);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  return <CreatorPayments actor={actor} exporter={exporter} />;
}

function SignInLinks({ creatorUserId }: Props) {
  const actor = useActorRef(liveSignInLinksMachine, { input: { filters: { creatorUserId } } });
  const exporter = useActorRef(liveSignInLinkExportMachine);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  return <CreatorSignInLinks actor={actor} exporter={exporter} />;
}

function ProblemReports({ creatorUserId }: Props) {
  const actor = useActorRef(liveProblemReportsMachine, { input: { filters: { creatorUserId } } });
  useGlobalEvents(actor);
  return <CreatorProblemReports actor={actor} />;
}

function CreatorConsents({ creatorUserId }: Props) {
  const actor = useActorRef(liveCreatorConsentsMachine, { input: { filters: { creatorUserId } } });
  useGlobalEvents(actor);
  return <ConsentList actor={actor} />;
}
