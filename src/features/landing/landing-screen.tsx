import { Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { productName } from '#domain/product.ts';
import { defaultSupportEmail } from '#domain/support-email.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Box, Page } from '#src/ui/layout/layout.tsx';
import { ProductLogo } from '#src/ui/media/logos.tsx';
import { LanguageSelector } from '#src/ui/overlay/language-selector.tsx';
import { Closing } from './closing.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { Perks } from './perks.tsx';
import { Reach } from './reach.tsx';
import type { SignInProps } from './sign-in-choices.tsx';
import { Testimonials } from './testimonials.tsx';
import { Tutorial } from './tutorial.tsx';

const Top = chakra('header', { base: { paddingBlock: { base: '1.5', md: '3' } } });
const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: 'toast',
    padding: '3',
    bg: 'surface.raised',
    borderRadius: 'md',
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      padding: '0',
      overflow: 'hidden',
    },
  },
});

type LandingScreenProps = SignInProps & {
  /** The installation's own address, with a default until the configuration has loaded. */
  supportEmail?: string;
  /** Called when the language changes, to save it on the server. */
  onLanguageChosen?: (language: string) => void;
};

/**
 * The page at /login: what the product is, and the ways in (spec point 1). Prerendered, so no
 * `useId` in it.
 */
export function LandingScreen({
  supportEmail = defaultSupportEmail,
  onLanguageChosen,
  ...signIn
}: LandingScreenProps) {
  useEffect(() => {
    document.title = productName;
  }, []);
  return (
    <>
      <SkipLink href="#main">
        <FormattedMessage
          id="landing.skip"
          defaultMessage="Skip to main content"
          description="First link for keyboards"
        />
      </SkipLink>
      <Top>
        <Page
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          columnGap="2"
        >
          <ProductLogo />
          <Box marginInlineEnd="-4">
            <LanguageSelector
              prerendered
              {...(onLanguageChosen && { onChosen: onLanguageChosen })}
            />
          </Box>
        </Page>
      </Top>
      <main id="main" tabIndex={-1}>
        <Hero {...signIn} />
        {/*
         * Nothing in these waits; React takes a prerendered page over piece by piece, the ways to
         * sign in first.
         */}
        <Suspense>
          <Reach />
          <Tutorial phoneOffered={signIn.phoneOffered} />
        </Suspense>
        <Suspense>
          <Perks />
          <Testimonials />
        </Suspense>
        <Suspense>
          <Faq phoneOffered={signIn.phoneOffered} />
          <Closing phoneOffered={signIn.phoneOffered} />
        </Suspense>
      </main>
      <Suspense>
        <LandingFooter supportEmail={supportEmail} />
      </Suspense>
    </>
  );
}
