import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [
    '../stories/fixtures/media',
    // Half a megabyte for every story: the browser fetches it itself, once, instead of being sent it again and again.
    ...(process.env['STORIES_FOR'] === 'tests' ? [{ from: '../node_modules/axe-core', to: '/axe' }] : []),
  ],
  // The test runner runs axe itself, in every mode; two runs of axe at once refuse each other.
  addons:
    process.env['STORIES_FOR'] === 'tests'
      ? ['@storybook/addon-docs']
      : ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
