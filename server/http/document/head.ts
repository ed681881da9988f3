import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#contract/core/languages.ts'
import { isSitePath, PAGES, pageAddress, PUBLIC_GAME_LISTS, ROUTES, SOCIAL_WINDOW } from '#contract/lobby/pages.ts'
import type { Meta } from '#contract/lobby/meta.ts'
import { escapeHtml } from '#contract/core/escape-html.ts'

/** Document metadata for search engines and link previews. */
export type HeadTexts = Pick<Meta, 'title' | 'description' | 'keywords'>

/** The requested page and language. */
export interface RequestedPage {
  /** `https://casino.example`, without a trailing slash; `null` if unknown. */
  origin: string | null
  /** `null` for a page without a URL of its own, such as the 404 page. */
  path: string | null
  language: Language
}

/** The language of a `lang` query parameter, or the default. */
export function requestedLanguage(query: unknown): Language {
  return isLanguage(query) ? query : DEFAULT_LANGUAGE
}

/** Canonical and alternate URL tags of a page. */
function addressTags(page: Parameters<typeof pageAddress>[0]): string[] {
  const address = escapeHtml(pageAddress(page))
  return [
    `<link rel="canonical" href="${address}" />`,
    ...LANGUAGES.map(
      (language) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(pageAddress({ ...page, language }))}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(pageAddress({ ...page, language: DEFAULT_LANGUAGE }))}" />`,
    `<meta property="og:url" content="${address}" />`,
  ]
}

/**
 * Writes title, description, canonical and sharing tags into the document, for readers that run no scripts. URLs are
 * omitted if the origin or path is unknown; without metadata the document keeps its own.
 */
export function writeHead(html: string, page: RequestedPage, meta: HeadTexts | null): string {
  const { origin, path, language } = page
  const tags = [
    ...(origin === null || path === null ? [] : addressTags({ origin, path, language })),
    `<meta property="og:type" content="website" />`,
    `<meta property="og:locale" content="${language === 'ru' ? 'ru_RU' : 'en_US'}" />`,
    ...(origin === null ? [] : [`<meta property="og:image" content="${escapeHtml(origin)}/share.png" />`]),
  ]
  let result = html.replace(/<html lang="[a-z]+"/u, `<html lang="${language}"`)
  if (meta !== null) {
    if (meta.title !== '') {
      result = result.replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeHtml(meta.title)}</title>`)
      tags.push(`<meta property="og:title" content="${escapeHtml(meta.title)}" />`)
    }
    if (meta.description !== '') {
      const description = `<meta name="description" content="${escapeHtml(meta.description)}" />`
      result = result.replace(/<meta\s+name="description"[^>]*>/u, () => description)
      tags.push(`<meta property="og:description" content="${escapeHtml(meta.description)}" />`)
    }
    if (meta.keywords !== '') tags.push(`<meta name="keywords" content="${escapeHtml(meta.keywords)}" />`)
  }
  return result.replace('</head>', () => `${tags.join('')}</head>`)
}

/** Writes the URL of the social sign-in popup for the app. */
export const writeSocialWindow = (html: string, address: string): string =>
  html.replace('</head>', () => `<meta name="${SOCIAL_WINDOW}" content="${escapeHtml(address)}" /></head>`)

/** Generates the sitemap of public pages in each language. `tournaments` are slugs. */
export function sitemap(origin: string, tournaments: readonly string[]): string {
  const paths = [
    ...Object.values(PAGES),
    ...PUBLIC_GAME_LISTS.map((type) => ROUTES.games.replace(':slug', type)),
    ...tournaments.map((slug) => ROUTES.tournament.replace(':slug', () => slug)),
    // An operator's slug may be invalid for this site.
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

/** Allows everything except private pages. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /play/\nDisallow: /cashbox\nDisallow: /profile\nDisallow: /invoice\nDisallow: /payment-notify\nSitemap: ${origin}/sitemap.xml\n`
