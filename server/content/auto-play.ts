import type { SiteContent } from './current.ts'
import { PAGE_KEYS } from './files/schemas.ts'

/** A sentence about auto-play, with the space before it. */
const SENTENCE = /\s*<span data-auto-play>.*?<\/span>/gsu

/** Returns the content of a site without auto-play (`AUTO_PLAY=0`): its pages do not speak of it. */
export function withoutAutoPlay(content: SiteContent): SiteContent {
  const pages = { ...content.pages }
  for (const key of PAGE_KEYS) {
    const { ru, en } = pages[key].content
    pages[key] = { ...pages[key], content: { ru: ru.replaceAll(SENTENCE, ''), en: en.replaceAll(SENTENCE, '') } }
  }
  return { ...content, pages }
}
