import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'
import { orangery } from '#stories/fixtures/second-brand.ts'
import { brandOf, languageOf, themeOf } from './modes.ts'

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

const brandStyle = document.createElement('style')
brandStyle.textContent = orangery.css
document.head.append(brandStyle)

/** Sets theme, language and brand on the root element, as a host does. */
export function showMode(globals: Record<string, unknown>): void {
  document.documentElement.dataset['theme'] = themeOf(globals['theme'])
  document.documentElement.lang = languageOf(globals['language'])
  document.documentElement.classList.toggle(orangery.className, brandOf(globals['brand']) === 'orangery')
}

/** Theme, language and brand of the docs page around this frame: Storybook does not pass them to frames of stories. */
export function modeOfDocsPage(): Record<string, string> {
  if (window.parent === window) return {}
  const { dataset, lang, classList } = window.parent.document.documentElement
  if (dataset['page'] !== 'docs') return {}
  const brand = classList.contains(orangery.className) ? 'orangery' : 'cassiopeia'
  return { theme: themeOf(dataset['theme']), language: languageOf(lang), brand }
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
      key={`${theme} ${languageOf(globals['language'])} ${brandOf(globals['brand'])}`}
      theme={theme === 'day' ? themes.light : themes.dark}
    >
      {children}
    </DocsContainer>
  )
}
