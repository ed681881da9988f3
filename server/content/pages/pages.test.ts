import { expect, it } from 'vitest'
import { LANGUAGES } from '#contract/core/languages.ts'
import { pages } from './pages.ts'

it.each(Object.entries(pages))('the text of %s leaves the list of contents to the page', (_, { content }) => {
  for (const language of LANGUAGES) expect(content[language]).not.toMatch(/<li><a href="#/u)
})
