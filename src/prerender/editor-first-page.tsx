import { MemoryRouter } from 'react-router';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { FullHeightPage } from '#src/app/layout/full-height-page.tsx';
import { TopBar } from '#src/app/navigation/top-bar.tsx';
import { PrerenderedEditor } from '#src/features/editor/prerendered/prerendered-editor.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { UiProviders } from '#src/ui/layout/ui-providers.tsx';
import { prerender } from './prerender.ts';

/**
 * The prerendered page of a new article: its markup, and the styles that it uses.
 * @public scripts/bundle/prerender.ts loads it by its path
 */
export const prerenderEditorFirstPage = (language: InterfaceLanguage, messages: Messages) =>
  prerender((styleCache) => (
    <UiProviders language={language} messages={messages} styleCache={styleCache}>
      <MemoryRouter>
        <FullHeightPage>
          <TopBar crowded home="/app/post/list" entries={[]} actions={null} />
          <main>
            <PrerenderedEditor />
          </main>
        </FullHeightPage>
      </MemoryRouter>
    </UiProviders>
  ));
