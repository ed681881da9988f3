import { describe, expect, it } from 'vitest'
import { withoutAutoPlay } from './auto-play.ts'
import { builtInContent, type SiteContent } from './current.ts'

const MENTION = /автоигр|auto-?play/iu
/** The texts of a site that speak of auto-play, by page and language. */
const mentions = ({ pages, ...rest }: SiteContent): string[] => [
  ...Object.entries(pages).flatMap(([key, { content }]) =>
    Object.entries(content).flatMap(([language, html]) => (MENTION.test(html) ? [`${key} ${language}`] : [])),
  ),
  ...(MENTION.test(JSON.stringify(rest)) ? ['rest'] : []),
]

describe('the texts of a site', () => {
  it('speak of auto-play', () => {
    expect(mentions(builtInContent)).toHaveLength(6)
  })

  it('do not speak of it where games offer none, and are whole besides', () => {
    const content = withoutAutoPlay(builtInContent)
    expect(mentions(content)).toEqual([])
    expect(content.pages['terms-and-conditions'].content.en).toContain('There’s no turbo mode. The demo uses')
  })
})
