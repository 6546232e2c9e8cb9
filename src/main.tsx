import { createRoot, hydrateRoot } from 'react-dom/client';
import { regions } from '#domain/regions.ts';
import { App } from './app/app.tsx';
import { loadAhead } from './app/frames.ts';
import { languageOfPage } from './i18n/language.ts';
import { loadMessages } from './i18n/messages.ts';
import { comeBackFromProvider } from './login/index.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');

if (!comeBackFromProvider()) {
  loadAhead(location);
  void show(container);
}

async function show(root: HTMLElement): Promise<void> {
  const language = languageOfPage(document);
  // A prerendered page names the region that it was drawn for: the first drawing must be the same.
  const region = regions.find((candidate) => candidate === document.documentElement.dataset.prerendered);
  const messages = await loadMessages(language);
  const app = <App initialLocale={language} messages={messages} {...(region && { region })} />;
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
