import '#generated/theme.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { interfaceLanguages, nativeLanguageName } from '#domain/language/languages.ts';
import { loadMessages, type Messages } from '#src/i18n/messages.ts';
import { sticksOut } from '#stories/support/overflowing-elements.ts';
import { StorySurroundings, type Surroundings } from '#stories/support/story-providers.tsx';

const viewports = {
  phone: {
    name: 'Phone, 360 wide',
    styles: { width: '360px', height: '740px' },
    type: 'mobile' as const,
  },
  narrow: {
    name: 'Narrow, 320 wide',
    styles: { width: '320px', height: '640px' },
    type: 'mobile' as const,
  },
  desktop: {
    name: 'Desktop, 1280 wide',
    styles: { width: '1280px', height: '900px' },
    type: 'desktop' as const,
  },
};

// A busy machine needs longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

/** In a toolbar menu. */
const item = (value: string, title: string) => ({ value, title });

/** What the story being drawn has written to the console as an error. */
const complaints: string[] = [];

const preview: Preview = {
  // `npm run check:languages` visits these; the parts in stories/ui take it away.
  tags: ['screen'],
  initialGlobals: {
    locale: 'en',
    direction: 'auto',
    theme: 'light',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: interfaceLanguages.map((code) => item(code, nativeLanguageName(code))),
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          item('auto', 'Direction of the language'),
          item('ltr', 'Left to right'),
          item('rtl', 'Right to left'),
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [item('light', 'Light'), item('dark', 'Dark')],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    docs: {
      renderer: async () => (await import('./docs-renderer.tsx')).createDocsRenderer(),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Spacing and sizes', 'Radii and shadows', 'Motion', 'Icons', 'Voice'],
          'Components',
        ],
      },
    },
    // One place is enough to report checks that pass.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
  },
  loaders: [
    async ({ globals }) => ({ messages: await loadMessages((globals as Surroundings).locale) }),
  ],
  decorators: [
    (Story, { globals, loaded, parameters, viewMode }) => (
      <StorySurroundings
        {...(globals as Surroundings)}
        messages={loaded.messages as Messages}
        path={parameters.path ?? '/'}
        isInDocs={viewMode === 'docs'}
      >
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: () => {
    complaints.length = 0;
    const original = console.error;
    console.error = (...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '));
      original(...parts);
    };
    return () => {
      console.error = original;
    };
  },
  afterEach: ({ globals }) => {
    if (complaints.length > 0) throw new Error(`The console complained: ${complaints.join('\n')}`);
    // `npm run check:languages` measures by itself, at each of its widths.
    if (globals.a11y?.manual) return;
    const out = sticksOut();
    if (out.length > 0) throw new Error(`The screen is wider than its window:\n${out.join('\n')}`);
  },
};

export default preview;
