import { useActorRef } from '@xstate/react';
import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import {
  liveComparedVersionMachine,
  livePostVersionsMachine,
  type VersionKey,
} from './live-version-machines.ts';
import { VersionScreen } from './version-screen.tsx';
import { VersionsScreen } from './versions-screen.tsx';

/**
 * /app/post/versions?postUID= lists the versions of a post; with &revision= it compares one with
 * the one before.
 */
export default function VersionsRoute() {
  const [search] = useSearchParams();
  const postUID = search.get('postUID') ?? '';
  const revision = Number(search.get('revision'));
  return revision > 0 ? (
    <VersionComparison key={revision} postUID={postUID} revision={revision} />
  ) : (
    <VersionList key={postUID} postUID={postUID} />
  );
}

function VersionList({ postUID }: { postUID: string }) {
  const actor = useActorRef(livePostVersionsMachine, { input: { filters: { postUID } } });
  useGlobalEvents(actor);
  return <VersionsScreen actor={actor} />;
}

function VersionComparison(filters: VersionKey) {
  const actor = useActorRef(liveComparedVersionMachine, { input: { filters } });
  useGlobalEvents(actor);
  return <VersionScreen actor={actor} />;
}
