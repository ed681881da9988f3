import { graphemesOf } from './truncate.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Maximum characters of a description that search engines and messengers show. */
export const SHARE_TEXT_LENGTH = 160

/**
 * Converts HTML to plain text of at most `length` characters, truncated between words. Headings are dropped because
 * they are not sentences.
 */
export function plainText(html: string, length: number): string {
  const text = html
    .replace(/<(h[1-6])\b[^>]*>.*?<\/\1>/gsu, ' ')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&([a-z]+|#39);/gu, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/gu, ' ')
    .trim()
  const graphemes = graphemesOf(text)
  if (graphemes.length <= length) return text
  const cut = graphemes.slice(0, length).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : graphemes.slice(0, length - 1).join('')).replace(/[\s,.:;–—-]+$/u, '')}…`
}
