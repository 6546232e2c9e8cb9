import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import type { Failure } from '#domain/contract/failure.ts';
import { BlockedAccountLink, TermsNote } from '#src/features/auth/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import { FacebookLogo, GoogleLogo } from '#src/ui/media/logos.tsx';

export type SignInProps = {
  /** Not in DH_MENA (spec point 5). */
  phoneOffered: boolean;
  onGoogle: () => void;
  onFacebook: () => void;
  /** Those that this installation can sign in by. */
  offered: readonly ('GOOGLE' | 'FACEBOOK')[];
  /** Which of them is on its way. */
  busy: 'GOOGLE' | 'FACEBOOK' | null;
  /** Above the ways in: what is to be known first. */
  notice?: ReactNode;
  failure: Pick<Failure, 'code' | 'retryAfter' | 'attemptsLeft'> | null;
};

/**
 * A form to the server, which begins the sign-in while the portal has not loaded.
 * Beside each other where both names fit: one below the other for who reads large type.
 */
const Pair = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  },
});
const Small = chakra('p', { base: { fontSize: 'xs', color: 'ink.muted' } });

/** The ways to sign in: phone first, because nearly everybody has one. */
export function SignInChoices({
  phoneOffered,
  offered,
  onGoogle,
  onFacebook,
  busy,
  notice,
  failure,
}: SignInProps) {
  return (
    <Stack gap="3" maxWidth="dialog" id="sign-in">
      {notice}
      {failure && (
        <Banner tone="danger">
          <FailureMessage failure={failure} />
        </Banner>
      )}
      {failure?.code === 'account-blocked' && <BlockedAccountLink />}
      <SignInProgress isBusy={busy !== null} />
      {phoneOffered && (
        <RouterButton
          to="/login/mobile"
          wide
          icon={<Smartphone size="1.25em" aria-hidden="true" />}
        >
          <FormattedMessage
            id="landing.sign-in.phone"
            defaultMessage="Sign in with phone"
            description="The main button of the landing page"
          />
        </RouterButton>
      )}
      <Pair method="post">
        {offered.includes('GOOGLE') && (
          <ProviderButton
            name="Google"
            provider="GOOGLE"
            mark={<GoogleLogo />}
            busy={busy === 'GOOGLE'}
            onClick={onGoogle}
          />
        )}
        {offered.includes('FACEBOOK') && (
          <ProviderButton
            name="Facebook"
            provider="FACEBOOK"
            mark={<FacebookLogo />}
            busy={busy === 'FACEBOOK'}
            onClick={onFacebook}
          />
        )}
      </Pair>
      <TermsNote />
    </Stack>
  );
}

/** Rendered before it has text, so that it is announced (WCAG 4.1.3). */
function SignInProgress({ isBusy }: { isBusy: boolean }) {
  return (
    <Small role="status" css={{ '&:empty': { marginBlockStart: '-3' } }}>
      {isBusy && (
        <FormattedMessage
          id="login.busy"
          defaultMessage="Login in progress..."
          description="While a sign-in is checked"
        />
      )}
    </Small>
  );
}

type ProviderButtonProps = {
  name: string;
  provider: SocialProvider;
  mark: ReactNode;
  busy: boolean;
  onClick: () => void;
};

function ProviderButton({ name, provider, mark, busy, onClick }: ProviderButtonProps) {
  return (
    <Button
      type="submit"
      name="provider"
      value={provider}
      kind="secondary"
      icon={mark}
      busy={busy}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
      paddingInline="2"
      css={{ '&:lang(ur)': { paddingBlock: '2' } }}
    >
      <VisuallyHidden>{signInWith} </VisuallyHidden>
      <span lang="en">{name}</span>
    </Button>
  );
}

const signInWith = (
  <FormattedMessage
    id="landing.sign-in.with"
    defaultMessage="Sign in with"
    description="Read out before Google or Facebook"
  />
);
