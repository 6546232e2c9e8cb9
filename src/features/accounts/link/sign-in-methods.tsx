import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '#src/api/session-context.ts';
import { SandboxHint } from '#src/features/auth/index.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { LinkLogins } from './link-logins.tsx';
import { type UnlinkActor, UnlinkDialog } from './unlink-dialog.tsx';
import { useUnlinkLogin } from './unlink-login.tsx';
import { type LinkActor, useLinkAccounts } from './use-link-accounts.ts';

/**
 * The part of the profile page that lists how the account can be signed in to, and links what is
 * lacking.
 */
export function SignInMethodsSection({
  onPhoneChanged,
}: {
  onPhoneChanged: (phone: string) => void;
}) {
  const actor = useLinkAccounts();
  const { config } = useSession();
  useEffect(() => {
    const subscription = actor.on('phone.changed', ({ phone }) => onPhoneChanged(phone));
    return () => subscription.unsubscribe();
  }, [actor, onPhoneChanged]);
  const unlink = useUnlinkLogin(actor);
  return <SignInMethods actor={actor} unlink={unlink} hint={config.sandbox && <SandboxHint />} />;
}

type SignInMethodsProps = { actor: LinkActor; unlink?: UnlinkActor; hint?: ReactNode };

export function SignInMethods({ actor, unlink, hint }: SignInMethodsProps) {
  const section = useFocusAfterRemoval(actor);
  return (
    <Card
      as="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby="ways-to-sign-in"
      _focusVisible={{ outline: 'none' }}
    >
      <Heading as="h2" size="sm" id="ways-to-sign-in">
        <FormattedMessage
          id="accounts.ways.title"
          defaultMessage="Ways to sign in"
          description="Heading of a part of the profile page"
        />
      </Heading>
      <LinkLogins actor={actor} unlink={unlink} hint={hint} />
      {unlink && <UnlinkDialog actor={unlink} />}
    </Card>
  );
}

/** Receives the focus when a login, and its button, is gone. */
function useFocusAfterRemoval(actor: LinkActor) {
  const section = useRef<HTMLElement>(null);
  const count = useSelector(actor, ({ context }) => context.logins?.linkedAccounts.length ?? 0);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) section.current?.focus();
    before.current = count;
  }, [count]);
  return section;
}
