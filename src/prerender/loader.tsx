import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { PageLoader } from '#src/app/routes/route-guard.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { UiProviders } from '#src/ui/layout/ui-providers.tsx';
import { prerender } from './prerender.ts';

/**
 * The placeholder of signed-in pages until the portal has rendered.
 * @public scripts/bundle/prerender.ts loads it by its path
 */
export const prerenderLoader = (language: InterfaceLanguage, messages: Messages) =>
  prerender((styleCache) => (
    <UiProviders language={language} messages={messages} styleCache={styleCache}>
      <main>
        <PageLoader />
      </main>
    </UiProviders>
  ));
