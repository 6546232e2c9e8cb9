import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { languageOfPage } from './i18n/language.ts';
import { loadMessages } from './i18n/messages.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');

void show(container);

async function show(root: HTMLElement): Promise<void> {
  const language = languageOfPage(document);
  const app = <App initialLocale={language} messages={await loadMessages(language)} />;
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
