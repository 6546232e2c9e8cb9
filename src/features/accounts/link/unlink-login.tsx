import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import { unlinkLoginMachine } from '#machines/flow/accounts/unlink-login.ts';
import { operationActor } from '#src/api/actors.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import type { UnlinkActor } from './unlink-dialog.tsx';
import type { LinkActor } from './use-link-accounts.ts';

const liveUnlinkMachine = unlinkLoginMachine.provide({
  actors: {
    unlinkLogin: operationActor(
      'unlinkLogin',
      ({ loginType }: { loginType: SocialProvider | null }) => {
        if (!loginType) throw new Error('There is nothing to remove.');
        return { body: { loginType } };
      },
    ),
  },
});

/** The chart that removes logins; the list of `link` follows, and a toast reports it. */
export function useUnlinkLogin(link: LinkActor): UnlinkActor {
  const unlink = useActorRef(liveUnlinkMachine);
  const toast = useToast();
  useGlobalEvents(unlink);
  useEffect(() => {
    const subscription = unlink.on('login.unlinked', ({ logins }) => {
      link.send({ type: 'logins.changed', logins });
      toast(
        <FormattedMessage
          id="accounts.unlink.done"
          defaultMessage="Removed. You can link it again at any time."
          description="A way to sign in was removed"
        />,
        'success',
      );
    });
    return () => subscription.unsubscribe();
  }, [unlink, link, toast]);
  return unlink;
}

/** Beside a login that may go, because another one is left. */
export function UnlinkButton({ actor, kind }: { actor: UnlinkActor; kind: SocialProvider }) {
  return (
    <Button
      kind="link"
      size="sm"
      onClick={() => actor.send({ type: 'unlink.requested', loginType: kind })}
    >
      <FormattedMessage
        id="accounts.unlink"
        defaultMessage="Remove"
        description="Button beside Google or Facebook in the list of ways to sign in"
      />
    </Button>
  );
}
