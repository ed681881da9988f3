import '#ui/styles.ts'
import './ground.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { loadWords, StoryFrame } from '#stories/fixtures/story-frame.tsx'
import { inLanguage } from '#stories/fixtures/localized.ts'
import { orangeryBrands } from '#stories/fixtures/second-brand.ts'
import { brands } from '#app/brand.ts'
import { everyMode } from './chromatic.ts'
import { DocsPage, modeOfDocsPage, showMode } from './docs-page.tsx'
import { brandNames, brandOf, languageOf, languages, themes } from './modes.ts'

/** Set by the test runner in milliseconds. The built Storybook is kept, so it cannot know how slow the machine is. */
const stateTimeout: unknown = Reflect.get(globalThis, 'stateTimeout')
configure({ asyncUtilTimeout: typeof stateTimeout === 'number' ? stateTimeout : 10_000 })

/** Sets theme, language, brand and background, and provides the component texts. */
const withMode: Decorator = (Story, { globals, args, title }) => {
  const language = languageOf(globals['language'])
  showMode(globals)
  const brand = (brandOf(globals['brand']) === 'orangery' ? orangeryBrands : brands)[language]
  const isScreen = title.startsWith('Screens/')
  document.documentElement.dataset['ground'] = isScreen ? 'page' : 'plain'
  return (
    <StoryFrame language={language} brand={brand} isScreen={isScreen}>
      <Story args={inLanguage(args, language)} />
    </StoryFrame>
  )
}

/** The props of a component, from `component-docs-plugin.ts`. */
const argTypesOf = (component: unknown): unknown => Reflect.get(Object(component), 'argTypes') ?? {}

const preview: Preview = {
  decorators: [withMode],
  loaders: [({ globals }) => loadWords(languageOf(globals['language']))],
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'mirror', items: [...themes], dynamicTitle: true } },
    brand: { description: 'Brand', toolbar: { icon: 'paintbrush', items: [...brandNames], dynamicTitle: true } },
    language: { description: 'Language', toolbar: { icon: 'globe', items: [...languages], dynamicTitle: true } },
  },
  initialGlobals: {
    theme: 'night',
    language: 'ru',
    brand: 'cassiopeia',
    viewport: { value: undefined, isRotated: false },
    ...modeOfDocsPage(),
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: everyMode,
    controls: { expanded: true },
    docs: { container: DocsPage, extractArgTypes: argTypesOf },
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: '390 px', styles: { width: '390px', height: '844px' } },
        desktop: { name: '1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: ['Start here', 'Foundations', 'Layout', 'Text', 'Primitives', 'Product', 'Screens', 'Review'],
      },
    },
  },
}

export default preview
