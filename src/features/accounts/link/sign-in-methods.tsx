import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '#src/api/session-context.ts';
import { SandboxHint } from '#src/features/auth/index.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { LinkLogins } from './link-logins.tsx';
import { type LinkActor, useLinkAccounts } from './use-link-accounts.ts';

/**
 * The part of the profile page that tells how the account can be signed in to, and links what is
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
  return <SignInMethods actor={actor} hint={config.sandbox && <SandboxHint />} />;
}

export function SignInMethods({ actor, hint }: { actor: LinkActor; hint?: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="ways-to-sign-in">
      <Heading as="h2" size="sm" id="ways-to-sign-in">
        <FormattedMessage
          id="accounts.ways.title"
          defaultMessage="Ways to sign in"
          description="Heading of a part of the profile page"
        />
      </Heading>
      <LinkLogins actor={actor} hint={hint} />
    </Card>
  );
}
