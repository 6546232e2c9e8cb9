import type { Visitor } from '#domain/routes.ts';
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
  const nobody: Visitor = {
    nextScreen: 'login',
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
