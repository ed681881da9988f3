import '#ui/styles.ts'
import './ground.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { loadWords, StoryFrame } from '#stories/fixtures/story-frame.tsx'
import { inLanguage } from '#stories/fixtures/localized.ts'
import { everyMode } from './chromatic.ts'
import { FramesInBothThemes, InBothThemes } from './both-themes.tsx'
import { brandOf } from './brand.ts'
import { isolateFocusOnDocsPage, takeTurnOnDocsPage, toolbarOfDocsPage } from './docs-frame.ts'
import { DocsPage } from './docs-page.tsx'
import { Marks } from './marks.ts'
import { languageOf } from './modes.ts'
import { applyToolbar, globalTypes, readToolbar, viewports } from './toolbar.ts'

/** Set by the test runner in milliseconds. The built Storybook is kept, so it cannot know how slow the machine is. */
const stateTimeout: unknown = Reflect.get(globalThis, 'stateTimeout')
configure({ asyncUtilTimeout: typeof stateTimeout === 'number' ? stateTimeout : 10_000 })

isolateFocusOnDocsPage()

/** Applies the choices of the toolbar and the background, and provides the component texts. */
const withToolbar: Decorator = (Story, { globals, args, id, parameters, title, viewMode }) => {
  const toolbar = readToolbar(globals)
  const { language, theme, marks, motion } = toolbar
  const isStory = viewMode === 'story'
  applyToolbar(toolbar, document.documentElement)
  const isScreen = title.startsWith('Screens/')
  document.documentElement.dataset['ground'] = isScreen ? 'page' : 'plain'
  const story = <Story args={inLanguage(args, language)} />
  return (
    <StoryFrame
      language={language}
      brand={brandOf(toolbar.brand, language)}
      isPadded={!isScreen && parameters['fillsWindow'] !== true}
      reducedMotion={motion === 'reduced'}
    >
      {theme === 'both' && !isStory ? <InBothThemes>{story}</InBothThemes> : story}
      {isStory ? <Marks kind={marks} /> : null}
      {theme === 'both' && isStory ? <FramesInBothThemes story={id} toolbar={toolbar} /> : null}
    </StoryFrame>
  )
}

/** The props of a component, from `component-docs-plugin.ts`. */
const argTypesOf = (component: unknown): unknown => Reflect.get(Object(component), 'argTypes') ?? {}

const preview: Preview = {
  decorators: [withToolbar],
  loaders: [({ globals }) => loadWords(languageOf(globals['language']))],
  // As Storybook's own, with a wait between rendering and playing.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui
    await context.renderToCanvas()
    await takeTurnOnDocsPage(context)
    return context.canvas
  },
  globalTypes,
  initialGlobals: {
    ...readToolbar({}),
    // The language of the pages around the examples. The tests set theirs.
    language: 'en',
    viewport: { value: undefined, isRotated: false },
    ...toolbarOfDocsPage(),
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: everyMode,
    controls: { expanded: true },
    docs: {
      container: DocsPage,
      extractArgTypes: argTypesOf,
      toc: { title: 'On this page', headingSelector: 'h2, h3', ignoreSelector: '.sb-unstyled *, .docs-story *' },
    },
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          'Find a component',
          'Foundations',
          'Patterns',
          'Layout',
          'Text',
          'Primitives',
          'Product',
          'Screens',
        ],
      },
    },
  },
}

export default preview
