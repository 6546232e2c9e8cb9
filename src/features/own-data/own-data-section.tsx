import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { DataExport } from './data-export.tsx';
import { liveDataExportMachine } from './live-data-export-machine.ts';

/** The part of the profile page that gives a copy of the own data. */
export function OwnDataSection() {
  const { language } = useLanguage();
  const current = useRef(language);
  current.current = language;
  const [machine] = useState(() => liveDataExportMachine(() => current.current));
  const actor = useActorRef(machine);
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = actor.on('download.started', ({ url }) => saveFile(url));
    return () => subscription.unsubscribe();
  }, [actor]);
  return <DataExport actor={actor} />;
}

/** Leaves the file to the browser, which continues an interrupted download. */
function saveFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
