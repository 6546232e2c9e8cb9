import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { TextLink, VisuallyHidden } from '#src/ui/layout/text.tsx';
import { FacebookLogo, GoogleLogo } from '#src/ui/media/logos.tsx';
import { legalLinks } from './legal-links.ts';

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

/** Beside each other where both names fit: one below the other for who reads large type. */
const Pair = chakra('div', {
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
      <Pair>
        {offered.includes('GOOGLE') && (
          <ProviderButton
            name="Google"
            mark={<GoogleLogo />}
            busy={busy === 'GOOGLE'}
            onClick={onGoogle}
          />
        )}
        {offered.includes('FACEBOOK') && (
          <ProviderButton
            name="Facebook"
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

function TermsNote() {
  const links = legalLinks(useLanguage().language);
  return (
    <Small>
      <FormattedMessage
        id="landing.sign-in.terms"
        defaultMessage="By signing in you agree to our <terms>terms</terms> and <privacy>privacy policy</privacy>."
        description="Below the sign-in buttons"
        values={{
          terms: (text) => (
            <TextLink key="terms" href={links.terms}>
              {text}
            </TextLink>
          ),
          privacy: (text) => (
            <TextLink key="privacy" href={links.privacy}>
              {text}
            </TextLink>
          ),
        }}
      />
    </Small>
  );
}

type ProviderButtonProps = { name: string; mark: ReactNode; busy: boolean; onClick: () => void };

function ProviderButton({ name, mark, busy, onClick }: ProviderButtonProps) {
  return (
    <Button
      kind="secondary"
      icon={mark}
      busy={busy}
      onClick={onClick}
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
