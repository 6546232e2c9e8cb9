import { createActor } from 'xstate';
import type { Region } from '#domain/auth/regions.ts';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { App } from '#src/app/app.tsx';
import { Landing } from '#src/app/routes/layouts.ts';
import { liveAppMachine } from '#src/app/session/live-app-machine.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { UiProviders } from '#src/ui/layout/ui-providers.tsx';
import { prerenderedLanguagesId } from '#src/ui/overlay/language-selector.tsx';
import { PrerenderedLanguages } from '#src/ui/overlay/prerendered-languages.tsx';
import { prerender } from './prerender.ts';

/**
 * The page of /login in a language and a region: its markup, the panel of languages beside it, and
 * the styles of both.
 * @public scripts/bundle/prerender.ts loads it by its path
 */
export const prerenderLanding = async (
  language: InterfaceLanguage,
  messages: Messages,
  region: Region,
) => {
  await Landing.load();
  const page = prerender((styleCache) => (
    <App
      actor={createActor(liveAppMachine, { input: { language, startedAt: 0 } })}
      initialLocale={language}
      messages={messages}
      region={region}
      styleCache={styleCache}
      path="/login"
    />
  ));
  const panel = prerender((styleCache) => (
    <UiProviders language={language} messages={messages} styleCache={styleCache}>
      <PrerenderedLanguages id={prerenderedLanguagesId} />
    </UiProviders>
  ));
  return { html: page.html, panel: panel.html, styles: page.styles + panel.styles };
};
