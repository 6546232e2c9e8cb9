import { useEffect, useRef, useState } from 'react';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import type { DataExportActor } from './data-export-actor.ts';
import { liveDataExportMachine } from './live-data-export-machine.ts';

/**
 * The chart of the copy of the own data, which also downloads it.
 * @param hasSession false for a blocked person, who signs in again on another page
 */
export function useDataExport({ hasSession }: { hasSession: boolean }): DataExportActor {
  const { language } = useLanguage();
  const current = useRef(language);
  current.current = language;
  const [machine] = useState(() => liveDataExportMachine(() => current.current, !hasSession));
  const actor = useActorRef(machine);
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = actor.on('download.started', ({ url }) => saveFile(url));
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}

/** Leaves the file to the browser, which continues an interrupted download. */
function saveFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
