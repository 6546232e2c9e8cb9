import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Manifest } from 'vite';
import { regions } from '../../domain/auth/regions.ts';
import {
  type InterfaceLanguage,
  interfaceLanguages,
  languageDirection,
} from '../../domain/language/languages.ts';
import { earlyPressStyle } from '../../src/prerender/early-press.ts';
import { portalScriptsId } from '../../src/prerender/landing/portal-scripts.ts';
import { root } from '../child-process.ts';
import { compressFolder } from './compress-folder.ts';
import { bundleInlineScript } from './inline-script.ts';
import {
  appShell,
  chunksWithMessages,
  firstPage,
  landingModules,
  localeDataChunks,
  moduleHints,
  pageShells,
  scriptTags,
} from './page-shells.ts';
import { phoneFirstPages } from './phone-pages.ts';
import { buildServiceWorkers } from './service-workers.ts';

/*
 * After `vite build`: writes the landing page of every language and region to
 * dist/prerendered/login.{region}.{language}.html, with the styles it needs inside, so that it can
 * be read before any script has run; and for the pages that people open most, by language, the
 * shell that asks at once for all they will need (page-shells.ts), and the pages on which people
 * type before the portal has loaded (phone-pages.ts). Then compresses all of dist.
 */
process.env.NODE_ENV = 'production';
const dist = `${root}dist/`;

type Landing = typeof import('../../src/prerender/landing.tsx');
type Loader = typeof import('../../src/prerender/loader.tsx');
type Drawn = Awaited<ReturnType<Landing['prerenderLanding']>>;
type PhonePages = typeof import('../../src/prerender/phone-pages.tsx');
type FirstPage = typeof import('../../src/prerender/editor-first-page.tsx');

const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest;
const template = readFileSync(`${dist}index.html`, 'utf8');
const landingScript = await bundleInlineScript('src/prerender/landing/entry.ts');
const phoneScript = await bundleInlineScript('src/prerender/phone/entry.ts');

const vite = await createServer({
  root,
  mode: 'production',
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { prerenderLanding } = (await vite.ssrLoadModule('/src/prerender/landing.tsx')) as Landing;
  const { prerenderLoader } = (await vite.ssrLoadModule('/src/prerender/loader.tsx')) as Loader;
  const { prerenderPhonePages } = (await vite.ssrLoadModule(
    '/src/prerender/phone-pages.tsx',
  )) as PhonePages;
  const { prerenderEditorFirstPage: prerenderFirstPage } = (await vite.ssrLoadModule(
    '/src/prerender/editor-first-page.tsx',
  )) as FirstPage;
  mkdirSync(`${dist}prerendered`, { recursive: true });
  for (const language of interfaceLanguages) {
    const messages = JSON.parse(readFileSync(`${root}generated/messages/${language}.json`, 'utf8'));
    const loader = prerenderLoader(language, messages);
    for (const shell of pageShells(template, manifest, language, loader)) write(shell);
    write(appShell(template, language, loader));
    write(firstPage(template, manifest, language, prerenderFirstPage(language, messages)));
    const phone = prerenderPhonePages(language, messages);
    for (const drawn of phoneFirstPages(template, manifest, language, phone, phoneScript))
      write(drawn);
    for (const region of regions) {
      const landing = await prerenderLanding(language, messages, region);
      write([`login.${region}.${language}.html`, page(language, region, landing)]);
    }
  }
} finally {
  await vite.close();
}
await buildServiceWorkers(dist, manifest);
await compressFolder(dist);

function write([name, html]: [string, string]): void {
  writeFileSync(`${dist}prerendered/${name}`, html);
}

/** The built index.html with the landing page in it. */
function page(language: InterfaceLanguage, region: string, { html, panel, styles }: Drawn): string {
  const description = descriptionOf(language);
  const head = [
    `<meta name="description" content="${description}" />`,
    '<meta property="og:title" content="DH Creator" />',
    `<meta property="og:description" content="${description}" />`,
    styles,
    `<style>${earlyPressStyle}</style>`,
  ].join('\n    ');
  /* Started by the script of the page, when a person needs them. */
  const chunks = [
    ...chunksWithMessages(landingModules, manifest, language),
    ...localeDataChunks(manifest, language),
  ];
  const scripts = [
    ...(template.match(scriptTags) ?? []),
    ...moduleHints(template, chunks).map((hint) => `    ${hint}\n`),
  ].join('');
  return template
    .replace(scriptTags, '')
    .replace(
      /<html[^>]*>/,
      `<html lang="${language}" dir="${languageDirection(language)}" data-language="${language}" ` +
        `data-prerendered="${region}">`,
    )
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>\n    ${panel}`)
    .replace(
      '</body>',
      () =>
        `  <template id="${portalScriptsId}">\n${scripts}    </template>\n` +
        `    <script>${landingScript}</script>\n  </body>`,
    );
}

/** The lead of the page as the description that search engines show. */
function descriptionOf(language: InterfaceLanguage): string {
  const messages = JSON.parse(readFileSync(`${root}generated/messages/${language}.json`, 'utf8'));
  const text = (messages['landing.lead'] as { value: string }[]).map(({ value }) => value).join('');
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
