import type { StorybookConfig } from '@storybook/react-vite';
import { imageSizes } from '#domain/media/image-sizes.ts';
import { sourceUses } from './source-uses.ts';

/**
 * What the portal's build cuts into the pieces of its pages stays whole here: every story may show
 * everything, and the Chart panel shows the descriptions of states.
 */
const cutting = ['message-pieces', 'used-theme', 'check-chunk-paths', 'strip-chart-descriptions'];

/** What replaces the server's pictures, whole and at each size in which it offers them. */
const pictures = ['', ...Object.keys(imageSizes).map((size) => `/${size}`)].map((size) => ({
  from: './pictures',
  to: `/pictures${size}`,
}));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [...pictures, { from: '../server/seed/media/videos', to: '/videos' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    './panels/preset.ts',
  ],
  // Chakra's package names its own Storybook, which ours would load from the network.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? [])
        .flat()
        .filter((plugin) => !(plugin && 'name' in plugin && cutting.includes(plugin.name))),
      sourceUses(),
    ],
  }),
};

export default config;
