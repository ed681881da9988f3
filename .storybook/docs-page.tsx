import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'
import { Marks } from './marks.ts'
import { addressOf, applyToolbar, readToolbar, type Toolbar } from './toolbar.ts'

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

/** Sets the choices on the page, where its frames read them. */
function applyToPage(toolbar: Toolbar): void {
  applyToolbar(toolbar, document.documentElement)
  document.documentElement.dataset['toolbar'] = addressOf(toolbar)
}

/** A docs page with the choices of the toolbar. Its stories are mounted again after a change, so that frames follow. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(current)
  const toolbar = readToolbar(globals)
  useEffect(() => {
    const update = (): void => setGlobals(current)
    channel.on(GLOBALS_UPDATED, update)
    return () => {
      channel.off(GLOBALS_UPDATED, update)
      delete document.documentElement.dataset['toolbar']
    }
  }, [])
  applyToPage(toolbar)
  return (
    <DocsContainer {...props} key={addressOf(toolbar)} theme={toolbar.theme === 'day' ? themes.light : themes.dark}>
      {children}
      <Marks kind={toolbar.marks} />
    </DocsContainer>
  )
}
