import type { Manifest } from 'vite';
import type { InterfaceLanguage } from '../../domain/language/languages.ts';
import { stepRoutes } from '../../domain/navigation/onboarding-steps.ts';
import { earlyPressStyle } from '../../src/prerender/early-press.ts';
import {
  callHint,
  calls,
  chunksWithMessages,
  type Drawn,
  firstPageStyle,
  frame,
  inLanguage,
  localeDataChunks,
  moduleHints,
} from './page-shells.ts';

/** The prerendered pages with a field for a phone number, and the modules that take them over. */
const phonePages = [
  {
    path: '/login/mobile',
    file: 'phone-sign-in',
    modules: [
      'src/app/layout/signed-out-layout.tsx',
      'src/features/auth/phone/phone-sign-in-route.tsx',
    ],
  },
  {
    path: stepRoutes['phone-verification'],
    file: 'phone-verification',
    modules: [...frame.slice(0, 1), 'src/features/auth/phone/verify-phone-route.tsx'],
  },
] as const;

/**
 * The pages on which a phone number can be typed before the portal has loaded, by file name, as
 * `pageShells`. They name the scripts in the order in which they run.
 * @param drawn their markup and styles
 * @param script the one that keeps what is typed (src/prerender/phone/entry.ts)
 */
export function phoneFirstPages(
  template: string,
  manifest: Manifest,
  language: InterfaceLanguage,
  drawn: Record<(typeof phonePages)[number]['path'], Drawn>,
  script: string,
): [string, string][] {
  return phonePages.map(({ path, file, modules }): [string, string] => {
    const chunks = [
      ...chunksWithMessages([...modules], manifest, language),
      ...localeDataChunks(manifest, language),
    ];
    const { html, styles } = drawn[path];
    const head = [
      ...calls.map(callHint),
      ...moduleHints(template, chunks),
      styles,
      firstPageStyle,
      `<style>${earlyPressStyle}</style>`,
    ].join('\n    ');
    const page = inLanguage(template, language)
      .replace('</head>', () => `  ${head}\n  </head>`)
      .replace(
        '<div id="root">',
        () =>
          `<div id="first-page" data-path="${path}">${html}</div>\n` +
          `    <script>${script}</script>\n    <div id="root">`,
      );
    return [`${file}.${language}.html`, page];
  });
}
