import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '#src/app/app-context.ts';
import { SandboxHint } from '#src/login/index.ts';
import { Card } from '#src/ui/card.tsx';
import { Heading } from '#src/ui/text.tsx';
import { LinkLogins } from './link-logins.tsx';
import { type LinkActor, useLinking } from './use-linking.ts';

/** The part of the profile page that tells how the account can be signed in to, and links what is lacking. */
export function WaysToSignInPlace({ onPhoneChanged }: { onPhoneChanged: (phone: string) => void }) {
  const actor = useLinking();
  const { config } = useApp();
  useEffect(() => {
    const subscription = actor.on('phone.changed', ({ phone }) => onPhoneChanged(phone));
    return () => subscription.unsubscribe();
  }, [actor, onPhoneChanged]);
  return <WaysToSignIn actor={actor} hint={config.sandbox && <SandboxHint />} />;
}

export function WaysToSignIn({ actor, hint }: { actor: LinkActor; hint?: ReactNode }) {
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
