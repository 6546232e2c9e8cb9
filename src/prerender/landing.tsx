import { createActor } from 'xstate';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Region } from '#domain/regions.ts';
import { App } from '#src/app/app.tsx';
import { Landing } from '#src/app/frames.ts';
import { liveAppMachine } from '#src/app/live-app-machine.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { prerender } from './prerender.ts';

/**
 * What the page of /login holds in a language and a region: its markup, and the styles that this uses.
 * @public scripts/prerender.ts loads it by its path
 */
export const prerenderLanding = async (language: InterfaceLanguage, messages: Messages, region: Region) => {
  await Landing.load();
  return prerender((styleCache) => (
    <App
      actor={createActor(liveAppMachine, { input: { language, startedAt: 0 } })}
      initialLocale={language}
      messages={messages}
      region={region}
      styleCache={styleCache}
      path="/login"
    />
  ));
};
