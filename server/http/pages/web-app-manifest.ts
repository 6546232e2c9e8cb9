import type { FastifyInstance } from 'fastify';
import { type InterfaceLanguage, languageDirection } from '#domain/language/languages.ts';
import { createPostPath } from '#domain/post/post-paths.ts';
import { shareFields, shareRoute } from '#domain/post/share-target.ts';
import type { Config } from '#server/platform/config/config.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';
import { pageLanguage } from './page-language.ts';

/** The colour behind the portal before it has drawn anything; that of the light theme. */
const paper = '#FBF5EA';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const screenshot = (name: string, sizes: string, formFactor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: formFactor,
  label,
});

/**
 * The web app manifest in a language, with which browsers install the portal
 * (https://www.w3.org/TR/appmanifest/). `npm run screenshots` makes its pictures.
 */
export function webAppManifest(
  language: InterfaceLanguage,
  { portalName }: Pick<Config, 'portalName'>,
) {
  const posts = serverText(language, 'manifest.posts');
  const article = serverText(language, 'manifest.article');
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [icon('icon-192.png', 192, 'any')],
  });
  return {
    id: '/',
    name: portalName,
    short_name: portalName,
    description: serverText(language, 'manifest.description'),
    lang: language,
    dir: languageDirection(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['news', 'productivity'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(article, createPostPath('FORMAT_ARTICLE')),
      shortcut(serverText(language, 'manifest.image'), createPostPath('FORMAT_IMAGE')),
      shortcut(posts, '/app/post/list'),
    ],
    screenshots: [
      screenshot('posts-phone', '540x1110', 'narrow', posts),
      screenshot('editor-phone', '540x1110', 'narrow', article),
      screenshot('posts-desktop', '1280x800', 'wide', posts),
    ],
    share_target: {
      action: shareRoute,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: shareFields.title,
        text: shareFields.text,
        url: shareFields.url,
        files: [{ name: shareFields.files, accept: ['image/*', 'video/*'] }],
      },
    },
  };
}

/** Sends it in the language of the page: `index.html` asks for it with its cookies. */
export function addWebAppManifest(app: FastifyInstance, config: Config): void {
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webAppManifest(pageLanguage(request), config))),
  );
}
