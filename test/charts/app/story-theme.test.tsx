import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { loadMessages } from '#src/i18n/messages.ts';
import { StorySurroundings } from '#stories/support/story-providers.tsx';

it('draws a story in the theme of the toolbar, whatever the device is set to', async () => {
  const messages = await loadMessages('en');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const { classList } = document.documentElement;
  for (const theme of ['light', 'dark'] as const) {
    root.render(
      <StorySurroundings locale="en" direction="auto" theme={theme} messages={messages} path="/">
        {theme}
      </StorySurroundings>,
    );
    await expect
      .poll(() => ['light', 'dark'].filter((name) => classList.contains(name)))
      .toEqual([theme]);
  }
  root.unmount();
  place.remove();
  classList.remove('dark');
});
