import { FormattedMessage } from 'react-intl';
import { Card } from '#src/ui/card.tsx';
import { Heading } from '#src/ui/text.tsx';
import { LinkLogins } from './link-logins.tsx';
import { type LinkActor, useLinking } from './use-linking.ts';

/** The part of the profile page that tells how the account can be signed in to, and links what is lacking. */
export function WaysToSignInPlace() {
  return <WaysToSignIn actor={useLinking()} />;
}

export function WaysToSignIn({ actor }: { actor: LinkActor }) {
  return (
    <Card as="section" aria-labelledby="ways-to-sign-in">
      <Heading as="h2" size="sm" id="ways-to-sign-in">
        <FormattedMessage
          id="accounts.ways.title"
          defaultMessage="Ways to sign in"
          description="Heading of a part of the profile page"
        />
      </Heading>
      <LinkLogins actor={actor} />
    </Card>
  );
}
