import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messagePieces } from './scripts/message-pieces.ts';
import { messageTexts } from './scripts/message-texts.ts';
import { reachedBy } from './scripts/module-graph.ts';
import { usedTheme } from './scripts/used-theme.ts';

/** Small pieces that several pages share. */
const sharedByPages =
  /\/src\/(app|ui|i18n|theme|onboarding|drafts|outbox)\/(?!appear|rules-form)|\/(lucide-react|idb)\//;
const isOnLanding = reachedBy(['src/app/landing-route.tsx']);
/** What comes with every page of somebody signed in, and what one writes with: nothing of other pages travels with that. */
const isFirst = reachedBy([
  'src/app/signed-in-frame.tsx',
  'src/onboarding/onboarding-slot.tsx',
  'src/editor/route.tsx',
]);
/** What comes with the list of posts, and not with the editor. */
const isOfList = reachedBy(['src/posts/route.tsx']);
const isOfEditor = reachedBy(['src/editor/any-editor.tsx', 'src/editor/media/media-desk.tsx']);
const isOfFrame = reachedBy(['src/app/signed-in-frame.tsx', 'src/onboarding/onboarding-slot.tsx']);

const server = 'http://127.0.0.1:4000';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    ground(),
    ...(command === 'build' ? [usedTheme(), messagePieces(), messageTexts(), unnamed()] : []),
  ],
  resolve: {
    /* Catalogues come compiled, so the built portal carries no parser; while developing, a text that is not compiled yet
       is parsed on the spot. */
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  build: {
    target: ['es2020', 'chrome87', 'safari14'],
    /* Fonts and pictures as files of their own: the prerendered page must stay small. */
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: [
        'index.html',
        'src/posts/first-request.ts',
        'src/editor/first-page/begin-portal.ts',
        'src/editor/first-page/open.ts',
      ],
      output: {
        /* Each request costs a phone a round trip, and six go at a time: what begins together travels together, and so do the
           small pieces that several pages share. What is heavy (motion, forms, the editor) stays with the pages that use it. */
        codeSplitting: {
          groups: [
            /* What the first page of a new article runs on; it comes before the portal and goes on in it. */
            {
              name: 'writing',
              test: /\/node_modules\/(@tiptap|prosemirror-|rope-sequence|orderedmap|w3c-keyname)|\/src\/editor\/(surface\/(?!plain)|first-page\/(?!open|begin)|simple-writing)|\/domain\/article\.ts/,
              includeDependenciesRecursively: false,
              priority: 4,
            },
            /* What the first request of a page takes; it comes before the portal, which goes on with it. */
            {
              name: 'requests',
              test: /\/node_modules\/openapi-fetch\/|@oxc-project.runtime|\/src\/(api\/(begun|client|confirmation|server-time|session-lost)|posts\/(begin-list|filters))\.ts|\/generated\/operations\.ts|\/domain\/(error-codes|failure|storable-text|post-states)\.ts/,
              includeDependenciesRecursively: false,
              priority: 4,
            },
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 3 },
            {
              name: 'portal',
              tags: ['$initial'],
              test: /^(?!.*\/(first-page\/|first-request))/,
              priority: 2,
            },
            {
              name: 'shared',
              test: (id) => sharedByPages.test(id) && isOnLanding(id),
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'pages',
              test: (id) =>
                (sharedByPages.test(id) && isFirst(id)) || (id.includes('/domain/') && isOfFrame(id)),
              minShareCount: 2,
              priority: 1,
            },
            { name: 'forms', test: sharedByPages, minShareCount: 2, priority: 0 },
            {
              name: 'lists',
              test: (id) => !id.includes('/node_modules/') && isOfList(id) && !isOfEditor(id),
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/pictures', '/videos', '/sandbox'].map((path) => [path, server])),
  },
}));

/** Lets what we do not use of React Router's components go: the names that it gives them hold them fast. */
function unnamed(): Plugin {
  return {
    name: 'unnamed',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return null;
      const pure = code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^(const \w+ = )(React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
      return { code: pure, map: null };
    },
  };
}

/** Puts the styles that lie under every page into the page itself, so that it waits for no file of them. */
function ground(): Plugin {
  return {
    name: 'ground',
    transformIndexHtml: () => [
      { tag: 'style', children: readFileSync('generated/theme.css', 'utf8').trim(), injectTo: 'head' },
    ],
  };
}
