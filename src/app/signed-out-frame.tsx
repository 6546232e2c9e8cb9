import { useSelector } from '@xstate/react';
import type { Visitor } from '#domain/routes.ts';
import { areaOf } from '#domain/steps.ts';
import type { Config } from '#machines/flow/app.ts';
import { Stack } from '#src/ui/layout.tsx';
import type { AppActor } from './app-context.ts';
import { ChosenLanguage } from './chosen-language.tsx';
import { Footer } from './footer.tsx';
import { PageGate, type Pages } from './page-gate.tsx';
import { Sheet } from './sheet.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

type SignedOutFrameProps = { actor: AppActor; config: Config; pages: Pages };

/** The sign-in pages behind the landing page. */
export default function SignedOutFrame({ actor, config, pages }: SignedOutFrameProps) {
  const nextScreen = useSelector(actor, ({ context }) => context.user?.nextScreen ?? 'login');
  const nobody: Visitor = {
    // After signing out another person may still be known for a moment.
    nextScreen: areaOf(nextScreen) === 'signedOut' ? nextScreen : 'login',
    permissions: [],
    flags: { enableWallOfFame: false },
    region: config.region,
  };
  return (
    <Sheet>
      <SkipLink />
      <TopBar home="/login" entries={[]} actions={<ChosenLanguage actor={actor} />} />
      <Stack as="main" id={contentId} flexGrow="1" gap="0">
        <PageGate visitor={nobody} pages={pages} />
      </Stack>
      <Footer />
    </Sheet>
  );
}
