import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { RetryNotice } from '#src/ui/retry.tsx';
import { useToast } from '#src/ui/toast.tsx';
import type { EditorActor } from './editor-actor.ts';
import { liveVersionMachine, type versionMachine } from './version-machine.ts';

/** Whoever comes from an earlier version (`?version=`, its revision) finds it in the place of the present text, once that is saved. */
export function TakenVersion({ actor }: { actor: EditorActor }) {
  const [search] = useSearchParams();
  const revision = Number(search.get('version'));
  const postUID = search.get('postUID');
  return revision > 0 && postUID ? <Taking actor={actor} postUID={postUID} revision={revision} /> : null;
}

type TakingProps = { actor: EditorActor; postUID: string; revision: number };

function Taking({ actor, postUID, revision }: TakingProps) {
  const [, setSearch] = useSearchParams();
  const toast = useToast();
  const version = useActorRef(liveVersionMachine, { input: { filters: { postUID, revision } } });
  useGlobalEvents(version);
  const found = useSelector(version, ({ context }) => context.figures);
  const isOpen = useSelector(
    actor,
    (current) => found !== null && current.can({ type: 'version.taken', version: found }),
  );
  useEffect(() => {
    if (!found || !isOpen) return;
    actor.send({ type: 'version.taken', version: found });
    toast(
      <FormattedMessage
        id="editor.version.taken"
        defaultMessage="The earlier version stands here. What was here before is kept among the versions."
      />,
      'success',
    );
    // A reload is not to take it once more.
    setSearch({ postUID }, { replace: true });
  }, [actor, found, isOpen, postUID, setSearch, toast]);
  return <VersionOnItsWay actor={version} />;
}

/** Says that an earlier version is being fetched, or why it could not be. */
export function VersionOnItsWay({ actor }: { actor: ActorRefFrom<typeof versionMachine> }) {
  const failure = useSelector(actor, (current) =>
    current.hasTag('failed') ? current.context.failure : null,
  );
  if (!failure) {
    return (
      <Banner tone="info">
        <FormattedMessage
          id="editor.version.coming"
          defaultMessage="The earlier version comes here as soon as your last change is saved."
        />
      </Banner>
    );
  }
  return (
    <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure} />
    </RetryNotice>
  );
}
