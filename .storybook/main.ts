import type { StorybookConfig } from '@storybook/react-vite'
import { night } from '#ui/tokens/palettes.ts'

const isForTests = process.env['STORIES_FOR'] === 'tests'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../ui/**/*.mdx',
    '../ui/**/*.stories.tsx',
    // A tool of the tests and no part of the design system.
    ...(isForTests ? ['../visual-tests/review/*.stories.tsx'] : []),
  ],
  staticDirs: [
    '../stories/fixtures/media',
    // Served once and cached: otherwise half a megabyte would be injected into every story.
    ...(isForTests ? [{ from: '../node_modules/axe-core', to: '/axe' }] : []),
  ],
  // The test runner runs axe itself in every mode, and axe does not allow two runs at once.
  addons: isForTests ? ['@storybook/addon-docs'] : ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Hides the animated "preparing" screens: in tests they cost frames, and elsewhere they are white before a dark page.
  previewHead: (head) => `${head}<style>
    .sb-preparing-story, .sb-preparing-docs { display: none !important }
    html:not([data-theme]) { background: ${night.canvas} }
  </style>`,
  features: {
    // Steps for a first Storybook, in the sidebar.
    sidebarOnboardingChecklist: false,
    // The search of the sidebar finds headings of docs pages: those of `find-a-component.mdx` are other names of components.
    experimentalSearchDocsHeadings: true,
    // Tools of the manager. The highlighter alone reads the styles of all elements after every change of the page.
    ...(isForTests ? { backgrounds: false, highlight: false, measure: false, outline: false } : {}),
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The props come from `component-docs.ts`.
  typescript: { reactDocgen: false },
}

export default config
