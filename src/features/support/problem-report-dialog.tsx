import { useMemo } from 'react';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { liveProblemReportMachine } from './live-problem-report-machine.ts';
import { ProblemReportScreen } from './problem-report-screen.tsx';

/** The dialog on the real server. */
export default function ProblemReportDialog({ onClose }: { onClose: () => void }) {
  const { language } = useLanguage();
  const actor = useActorRef(useMemo(() => liveProblemReportMachine(language), [language]));
  useGlobalEvents(actor);
  return <ProblemReportScreen actor={actor} onClose={onClose} />;
}
