import type { InterfaceLanguage } from '#domain/languages.ts';
import { PageLoader } from '#src/app/page-gate.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { Foundation } from '#src/ui/foundation.tsx';
import { prerender } from './prerender.ts';

/**
 * What stands on a page of somebody signed in until the portal draws it.
 * @public scripts/prerender.ts loads it by its path
 */
export const prerenderLoader = (language: InterfaceLanguage, messages: Messages) =>
  prerender((styleCache) => (
    <Foundation language={language} messages={messages} styleCache={styleCache}>
      <main>
        <PageLoader />
      </main>
    </Foundation>
  ));
