import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { useToast } from '#src/ui/feedback/toast.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { liveVersionMachine, type versionMachine } from './live-version-machine.ts';

/**
 * An earlier version in the address (`?version=`, its revision) replaces the text, once the current
 * text is saved.
 */
export function RestoredVersion({ actor }: { actor: EditorActor }) {
  const [search] = useSearchParams();
  const revision = Number(search.get('version'));
  const postUID = search.get('postUID');
  return revision > 0 && postUID ? (
    <RestoreVersion actor={actor} postUID={postUID} revision={revision} />
  ) : null;
}

type RestoreVersionProps = { actor: EditorActor; postUID: string; revision: number };

function RestoreVersion({ actor, postUID, revision }: RestoreVersionProps) {
  const [search, setSearch] = useSearchParams();
  const userId = search.get('userId');
  const represented = userId === null ? {} : { userId };
  const toast = useToast();
  const version = useActorRef(liveVersionMachine, {
    input: { filters: { postUID, revision, ...represented } },
  });
  useGlobalEvents(version);
  const found = useSelector(version, ({ context }) => context.data);
  const isOpen = useSelector(
    actor,
    (current) => found !== null && current.can({ type: 'version.restored', version: found }),
  );
  useEffect(() => {
    if (!found || !isOpen) return;
    actor.send({ type: 'version.restored', version: found });
    toast(
      <FormattedMessage
        id="editor.version.restored"
        defaultMessage="Earlier version restored. The text you replaced is in the version history."
      />,
      'success',
    );
    // A reload must not apply it again.
    setSearch({ postUID, ...(userId && { userId }) }, { replace: true });
  }, [actor, found, isOpen, postUID, userId, setSearch, toast]);
  return <VersionLoading actor={version} />;
}

/** Says that an earlier version is being fetched, or why it could not be. */
export function VersionLoading({ actor }: { actor: ActorRefFrom<typeof versionMachine> }) {
  const failure = useSelector(actor, (current) =>
    current.hasTag('failed') ? current.context.failure : null,
  );
  if (!failure) {
    return (
      <Banner tone="info">
        <FormattedMessage
          id="editor.version.loading"
          defaultMessage="We'll restore the earlier version once your last change is saved."
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
