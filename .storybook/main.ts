import type { StorybookConfig } from '@storybook/react-vite';
import { imageSizes } from '#domain/image-sizes.ts';

/** What stands in for the server's pictures, whole and at each size in which it offers them. */
const pictures = ['', ...Object.keys(imageSizes).map((size) => `/${size}`)].map((size) => ({
  from: './pictures',
  to: `/pictures${size}`,
}));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: [...pictures, { from: '../server/seed/films', to: '/videos' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
};

export default config;
