import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { reachedBy } from './scripts/bundle/module-graph.ts';
import { stripChartDescriptions } from './scripts/bundle/strip-chart-descriptions.ts';
import { usedTheme } from './scripts/bundle/theme-pruning.ts';
import { messagePieces } from './scripts/messages/message-chunks.ts';
import { messageTexts } from './scripts/messages/strip-message-texts.ts';

/** Small pieces that several pages share. */
const sharedByPages =
  /\/src\/(app|ui|i18n|theme|device|api\/session-context|features\/(onboarding|outbox|auth\/(confirm-identity|reauth)|landing\/landing-route))(?!.*\/(appear|schema-form)\.|\/media\/crop\/)|\/(lucide-react|idb)\//;
const isOnLanding = reachedBy(['src/features/landing/landing-route.tsx']);
/**
 * What comes with every page of somebody signed in, and what one writes with: nothing of other
 * pages travels with that.
 */
const isFirst = reachedBy([
  'src/app/layout/signed-in-layout.tsx',
  'src/features/onboarding/onboarding-slot.tsx',
  'src/features/editor/route.tsx',
]);
/** What comes with the list of posts, and not with the editor. */
const isOfList = reachedBy(['src/features/posts/dashboard/route.tsx']);
const isOfEditor = reachedBy([
  'src/features/editor/all-formats-editor.tsx',
  'src/features/editor/media/media-editor.tsx',
]);
const isOfFrame = reachedBy([
  'src/app/layout/signed-in-layout.tsx',
  'src/features/onboarding/onboarding-slot.tsx',
]);

const server = 'http://127.0.0.1:4000';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    ground(),
    ...(command === 'build'
      ? [usedTheme(), messagePieces(), messageTexts(), stripChartDescriptions()]
      : []),
  ],
  resolve: {
    /*
     * Catalogues come compiled, so the built portal carries no parser; while developing, a text
     * that is not compiled yet is parsed on the spot.
     */
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
        'src/features/posts/list/prefetch-script.ts',
        'src/features/editor/prerendered/load-portal.ts',
        'src/features/editor/prerendered/entry.ts',
      ],
      output: {
        /*
         * Each request costs a phone a round trip, and six go at a time: what begins together
         * travels together, and so do the small pieces that several pages share. What is heavy
         * (motion, forms, the editor) stays with the pages that use it.
         */
        codeSplitting: {
          groups: [
            /*
             * What the first page of a new article runs on; it comes before the portal and goes on
             * in it.
             */
            {
              name: 'writing',
              test: /\/node_modules\/(@tiptap|prosemirror-|rope-sequence|orderedmap|w3c-keyname)|\/src\/features\/editor\/(surface\/(?!plain)|prerendered\/(?!entry|load-portal)|article\/plain-text-preference)|\/domain\/post\/article\.ts/,
              includeDependenciesRecursively: false,
              priority: 4,
            },
            /*
             * What the first request of a page takes; it comes before the portal, which goes on
             * with it.
             */
            {
              name: 'requests',
              test: /\/node_modules\/openapi-fetch\/|@oxc-project.runtime|\/src\/(api\/(prefetch|client|identity-confirmation|server-time|session-expiry)|features\/posts\/list\/(list-prefetch|post-filters))\.ts|\/generated\/operations\.ts|\/domain\/(contract\/(error-codes|failure)|language\/storable-text|post\/post-states)\.ts/,
              includeDependenciesRecursively: false,
              priority: 4,
            },
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 3 },
            {
              name: 'portal',
              tags: ['$initial'],
              test: /^(?!.*\/(editor\/prerendered\/|prefetch-script))/,
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
                (sharedByPages.test(id) && isFirst(id)) ||
                (id.includes('/domain/') && isOfFrame(id)),
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
    proxy: Object.fromEntries(
      ['/api', '/pictures', '/videos', '/sandbox'].map((path) => [path, server]),
    ),
  },
}));

/**
 * Puts the styles that lie under every page into the page itself, so that it waits for no file of
 * them.
 */
function ground(): Plugin {
  return {
    name: 'ground',
    transformIndexHtml: () => [
      {
        tag: 'style',
        children: readFileSync('generated/theme.css', 'utf8').trim(),
        injectTo: 'head',
      },
    ],
  };
}
