import { MemoryRouter } from 'react-router';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { Sheet } from '#src/app/sheet.tsx';
import { TopBar } from '#src/app/top-bar.tsx';
import { FirstPage } from '#src/editor/first-page/first-page.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { Foundation } from '#src/ui/foundation.tsx';
import { prerender } from './prerender.ts';

/**
 * What stands on the page of a new article before the portal is there: its markup, and the styles that this uses.
 * @public scripts/prerender.ts loads it by its path
 */
export const prerenderFirstPage = (language: InterfaceLanguage, messages: Messages) =>
  prerender((styleCache) => (
    <Foundation language={language} messages={messages} styleCache={styleCache}>
      <MemoryRouter>
        <Sheet>
          <TopBar crowded home="/app/post/list" entries={[]} actions={null} />
          <main>
            <FirstPage />
          </main>
        </Sheet>
      </MemoryRouter>
    </Foundation>
  ));
