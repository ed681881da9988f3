import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#contract/languages.ts'
import { GAME_TYPES, isSitePath, PAGES, pageAddress, ROUTES, SOCIAL_WINDOW, type GameType } from '#contract/pages.ts'
import type { Meta } from '#contract/meta.ts'
import { escapeHtml } from './escape-html.ts'

/** What the head of a document says to search engines and in shared links. */
export type HeadWords = Pick<Meta, 'title' | 'description' | 'keywords'>

/** Which page an address is, and in which language it is asked for. */
export interface Asked {
  /** `https://casino.example`, without a slash at its end. */
  origin: string
  path: string
  language: Language
}

/** The language that an address names with `?lang=`, else Russian. */
export function askedLanguage(query: unknown): Language {
  return isLanguage(query) ? query : DEFAULT_LANGUAGE
}

/** The addresses of a page: its one address in each language. */
function addressTags(asked: Asked): string[] {
  const address = escapeHtml(pageAddress(asked))
  return [
    `<link rel="canonical" href="${address}" />`,
    ...LANGUAGES.map(
      (language) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(pageAddress({ ...asked, language }))}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(pageAddress({ ...asked, language: DEFAULT_LANGUAGE }))}" />`,
    `<meta property="og:url" content="${address}" />`,
  ]
}

/**
 * Writes title, description, canonical and shared tags into the document: whoever reads it runs no script. Where no page was found
 * there is no address to name; without words the document keeps its own.
 */
export function writeHead(html: string, asked: Asked, isFound: boolean, meta: HeadWords | null): string {
  const tags = [
    ...(isFound ? addressTags(asked) : []),
    `<meta property="og:type" content="website" />`,
    `<meta property="og:locale" content="${asked.language === 'ru' ? 'ru_RU' : 'en_US'}" />`,
    `<meta property="og:image" content="${escapeHtml(asked.origin)}/share.png" />`,
  ]
  let page = html.replace(/<html lang="[a-z]+"/u, `<html lang="${asked.language}"`)
  if (meta !== null) {
    if (meta.title !== '') {
      page = page.replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeHtml(meta.title)}</title>`)
      tags.push(`<meta property="og:title" content="${escapeHtml(meta.title)}" />`)
    }
    if (meta.description !== '') {
      const description = `<meta name="description" content="${escapeHtml(meta.description)}" />`
      page = page.replace(/<meta\s+name="description"[^>]*>/u, () => description)
      tags.push(`<meta property="og:description" content="${escapeHtml(meta.description)}" />`)
    }
    if (meta.keywords !== '') tags.push(`<meta name="keywords" content="${escapeHtml(meta.keywords)}" />`)
  }
  return page.replace('</head>', () => `${tags.join('')}</head>`)
}

/** Tells the app where a social network's window is. */
export const writeSocialWindow = (html: string, address: string): string =>
  html.replace('</head>', () => `<meta name="${SOCIAL_WINDOW}" content="${escapeHtml(address)}" /></head>`)

/** Types of games that have a page of their own for everybody: all of them are the home page, and some are a player's. */
const isForEverybody = (type: GameType): boolean => !['all', 'favorite', 'bonus'].includes(type)

/** What search engines are told of the site's pages, each in both languages. `tournaments` are the slugs of those that there are. */
export function sitemap(origin: string, tournaments: readonly string[]): string {
  const paths = [
    ...Object.values(PAGES),
    ...GAME_TYPES.filter(isForEverybody).map((type) => ROUTES.games.replace(':slug', type)),
    ...tournaments.map((slug) => ROUTES.tournament.replace(':slug', () => slug)),
    // An operator's slug may be one that the site has no address for.
  ].filter(isSitePath)
  const entries = paths.flatMap((path) =>
    LANGUAGES.map((language) => {
      const others = LANGUAGES.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeHtml(pageAddress({ origin, path, language: other }))}"/>`,
      )
      return `<url><loc>${escapeHtml(pageAddress({ origin, path, language }))}</loc>${others.join('')}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>\n`
}

/** Everything may be found but what belongs to one player. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /play/\nDisallow: /cashbox\nDisallow: /profile\nDisallow: /invoice\nDisallow: /payment-notify\nSitemap: ${origin}/sitemap.xml\n`
