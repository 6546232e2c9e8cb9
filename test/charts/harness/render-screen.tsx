import '#generated/theme.css';
import { type ComponentType, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import type { AnyActorRef } from 'xstate';
import { loadMessages } from '#src/i18n/messages.ts';
import { createStyleCache } from '#src/theme/style-cache.ts';
import { UiProviders } from '#src/ui/layout/ui-providers.tsx';

const messages = await loadMessages('en');

/** Shared, so that the page does not collect the same rules once for each screen it has shown. */
const styles = createStyleCache();

/** Renders a screen with its context until it is disposed; then it stops listening. */
export async function draw<Actor extends AnyActorRef>(
  Screen: ComponentType<{ actor: Actor }>,
  actor: Actor,
  address = '/',
): Promise<AsyncDisposable> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await new Promise<void>((resolve) => {
    root.render(
      <UiProviders language="en" messages={messages} styleCache={styles}>
        <MemoryRouter initialEntries={[address]}>
          <Screen actor={actor} />
        </MemoryRouter>
        <Listening onListening={resolve} />
      </UiProviders>,
    );
  });
  return {
    async [Symbol.asyncDispose]() {
      root.unmount();
      actor.stop();
      place.remove();
    },
  };
}

/** Effects run in the order of the tree, so those of the screen have run before. */
function Listening({ onListening }: { onListening: () => void }) {
  useEffect(onListening, [onListening]);
  return null;
}
