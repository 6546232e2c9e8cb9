import { useActorRef } from '@xstate/react';
import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { liveComparedVersionMachine, livePostVersionsMachine, type VersionAddress } from './live-machines.ts';
import { VersionScreen } from './version-screen.tsx';
import { VersionsScreen } from './versions-screen.tsx';

/** /app/post/versions?postUID= lists the versions of a post; with &revision= it compares one with the one before. */
export default function VersionsRoute() {
  const [search] = useSearchParams();
  const postUID = search.get('postUID') ?? '';
  const revision = Number(search.get('revision'));
  return revision > 0 ? (
    <One key={revision} postUID={postUID} revision={revision} />
  ) : (
    <All key={postUID} postUID={postUID} />
  );
}

function All({ postUID }: { postUID: string }) {
  const actor = useActorRef(livePostVersionsMachine, { input: { filters: { postUID } } });
  useGlobalEvents(actor);
  return <VersionsScreen actor={actor} />;
}

function One(filters: VersionAddress) {
  const actor = useActorRef(liveComparedVersionMachine, { input: { filters } });
  useGlobalEvents(actor);
  return <VersionScreen actor={actor} />;
}
