import type { ReactNode } from 'react'
import { UiProvider } from '#ui/index.ts'
import { en } from '#ui/texts/en.ts'
import { ru } from '#ui/texts/ru.ts'
import { brandOf } from '../brand.ts'
import { readToolbar, toolbarOf } from '../toolbar.ts'
import { example } from './blocks.css.ts'

const texts = { ru, en }

/** Chooses the text of the page's language. */
export type Say = (russian: string, englishText: string) => string

export interface ExampleProps {
  /** Renders the example; its argument chooses a text: `{(say) => <Button>{say('Закрыть', 'Close')}</Button>}`. */
  children: (say: Say) => ReactNode
}

/** Components on a docs page that are no story, in the page's language, brand and theme. */
export function Example({ children }: ExampleProps) {
  const { brand, language } = toolbarOf(document.documentElement) ?? readToolbar({})
  return (
    <UiProvider texts={texts[language]} brand={brandOf(brand, language)}>
      <div className={example} data-example="" lang={language}>
        {children((russian, englishText) => (language === 'ru' ? russian : englishText))}
      </div>
    </UiProvider>
  )
}
