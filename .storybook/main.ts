import type { StorybookConfig } from '@storybook/react-vite'

const isForTests = process.env['STORIES_FOR'] === 'tests'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [
    '../stories/fixtures/media',
    // Half a megabyte for every story: the browser fetches it itself, once, instead of being sent it again and again.
    ...(isForTests ? [{ from: '../node_modules/axe-core', to: '/axe' }] : []),
  ],
  // The test runner runs axe itself, in every mode; two runs of axe at once refuse each other.
  addons: isForTests ? ['@storybook/addon-docs'] : ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Nobody waits for a story in a test: what breathes meanwhile would be drawn frame by frame.
  previewHead: (head) =>
    isForTests ? `${head}<style>.sb-preparing-story, .sb-preparing-docs { display: none !important }</style>` : head,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
