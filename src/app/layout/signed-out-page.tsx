import type { ReactNode } from 'react';
import type { AppActor } from '#src/api/session-context.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { AccountLanguageSelector } from './account-language-selector.tsx';
import { Footer } from './footer.tsx';
import { FullHeightPage } from './full-height-page.tsx';
import { contentId, SkipLink } from './skip-link.tsx';

/** The frame of a page for people who are not signed in. */
export function SignedOutPage({ actor, children }: { actor: AppActor; children: ReactNode }) {
  return (
    <FullHeightPage>
      <SkipLink />
      <TopBar home="/login" entries={[]} actions={<AccountLanguageSelector actor={actor} />} />
      <Stack as="main" id={contentId} flexGrow="1" gap="0">
        {children}
      </Stack>
      <Footer />
    </FullHeightPage>
  );
}
