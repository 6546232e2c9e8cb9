import type { StorybookConfig } from '@storybook/react-vite';
import { imageSizes } from '#domain/media/image-sizes.ts';

/**
 * What the portal's build cuts into the pieces of its pages stays whole here: every story may show
 * everything.
 */
const cutting = ['message-pieces', 'used-theme', 'check-chunk-paths'];

/** What stands in for the server's pictures, whole and at each size in which it offers them. */
const pictures = ['', ...Object.keys(imageSizes).map((size) => `/${size}`)].map((size) => ({
  from: './pictures',
  to: `/pictures${size}`,
}));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: [...pictures, { from: '../server/seed/media/videos', to: '/videos' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: vite.plugins
      ?.flat()
      .filter((plugin) => !(plugin && 'name' in plugin && cutting.includes(plugin.name))),
  }),
};

export default config;
