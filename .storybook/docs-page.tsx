import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'
import { languageOf, themeOf } from './modes.ts'

interface Globals {
  globals: Record<string, unknown>
}

/** The toolbar's choice. Storybook sends it once before the first page, and after each change. */
let current: Globals['globals'] = {}
const channel = addons.getChannel()
const keep = ({ globals }: Globals): void => {
  current = globals
}
channel.on(SET_GLOBALS, keep)
channel.on(GLOBALS_UPDATED, keep)

/** Sets theme and language on the root element, as the app does. */
export function showMode(globals: Record<string, unknown>): void {
  document.documentElement.dataset['theme'] = themeOf(globals['theme'])
  document.documentElement.lang = languageOf(globals['language'])
}

/** Theme and language of the docs page around this frame: Storybook does not pass them to frames of stories. */
export function modeOfDocsPage(): Record<string, string> {
  if (window.parent === window) return {}
  const { dataset, lang } = window.parent.document.documentElement
  return dataset['page'] === 'docs' ? { theme: themeOf(dataset['theme']), language: languageOf(lang) } : {}
}

/** A docs page in the chosen theme. Its stories are mounted again after a change, so that frames follow. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(current)
  useEffect(() => {
    const update = (): void => setGlobals(current)
    channel.on(GLOBALS_UPDATED, update)
    document.documentElement.dataset['page'] = 'docs'
    return () => {
      channel.off(GLOBALS_UPDATED, update)
      delete document.documentElement.dataset['page']
    }
  }, [])
  showMode(globals)
  const theme = themeOf(globals['theme'])
  return (
    <DocsContainer
      {...props}
      key={`${theme} ${languageOf(globals['language'])}`}
      theme={theme === 'day' ? themes.light : themes.dark}
    >
      {children}
    </DocsContainer>
  )
}
