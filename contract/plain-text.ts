const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Letters of a description: as much as search engines and messengers show. */
export const SHARE_TEXT_LENGTH = 160

/** What HTML says in plain words, at most `length` letters and cut between words; headings are left out, because no sentence begins there. */
export function plainText(html: string, length: number): string {
  const text = html
    .replace(/<(h[1-6])\b[^>]*>.*?<\/\1>/gsu, ' ')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&([a-z]+|#39);/gu, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/gu, ' ')
    .trim()
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\s,.:;–—-]+$/u, '')}…`
}
