import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { checkChunkPaths, chunkGroups } from './scripts/bundle/chunk-groups.ts';
import { bundleInlineScript } from './scripts/bundle/inline-script.ts';
import { stripChartDescriptions } from './scripts/bundle/strip-chart-descriptions.ts';
import { usedTheme } from './scripts/bundle/theme-pruning.ts';
import { messagePieces } from './scripts/messages/message-chunks.ts';
import { messageTexts } from './scripts/messages/strip-message-texts.ts';

const server = 'http://127.0.0.1:4000';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    ground(),
    ...(command === 'build'
      ? [usedTheme(), messagePieces(), messageTexts(), stripChartDescriptions(), checkChunkPaths()]
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
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/pictures', '/videos', '/sandbox', '/manifest.webmanifest'].map((path) => [
        path,
        server,
      ]),
    ),
  },
}));

/**
 * Puts the styles that lie under every page, and the script that runs before it is drawn, into the
 * page itself, so that it waits for no file of them.
 */
function ground(): Plugin {
  return {
    name: 'ground',
    transformIndexHtml: async () => [
      {
        tag: 'style',
        children: readFileSync('generated/theme.css', 'utf8').trim(),
        injectTo: 'head',
      },
      {
        tag: 'script',
        children: await bundleInlineScript('src/before-load.ts'),
        injectTo: 'head',
      },
    ],
  };
}
