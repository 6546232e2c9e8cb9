import { useSearchParams } from 'react-router';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import {
  liveComparedVersionMachine,
  livePostVersionsMachine,
  type VersionKey,
  type VersionsKey,
} from './live-version-machines.ts';
import { VersionScreen } from './version-screen.tsx';
import { VersionsScreen } from './versions-screen.tsx';

/**
 * /app/post/versions?postUID= lists the versions of a post; with &revision= it compares one with
 * the one before; with &userId= for a creator of the agency that is signed in.
 */
export default function VersionsRoute() {
  const [search] = useSearchParams();
  const postUID = search.get('postUID') ?? '';
  const userId = search.get('userId');
  const post = { postUID, ...(userId && { userId }) };
  const revision = Number(search.get('revision'));
  return revision > 0 ? (
    <VersionComparison key={revision} {...post} revision={revision} />
  ) : (
    <VersionList key={postUID} {...post} />
  );
}

function VersionList(filters: VersionsKey) {
  const actor = useActorRef(livePostVersionsMachine, { input: { filters } });
  useGlobalEvents(actor);
  return <VersionsScreen actor={actor} />;
}

function VersionComparison(filters: VersionKey) {
  const actor = useActorRef(liveComparedVersionMachine, { input: { filters } });
  useGlobalEvents(actor);
  return <VersionScreen actor={actor} />;
}
