import { titlePage } from '#app/lib/text/document-title.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/core/languages.ts'
import { pageAddress } from '#contract/lobby/pages.ts'

/** Contents of the document head; an empty text removes its tag. */
export interface HeadFacts {
  /** `null` keeps the title. */
  title: string | null
  sharedTitle: string
  description: string
  keywords: string
  /** `null` for a page without a canonical URL. */
  path: string | null
  language: Language
}

const localeOf = (language: Language): string => (language === 'ru' ? 'ru_RU' : 'en_US')

function setTag(kind: 'meta' | 'link', by: string, value: string, target: 'content' | 'href', text: string): void {
  const found = document.head.querySelector(`${kind}[${by}="${value}"]`)
  if (text === '') {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement(kind))
  element.setAttribute(by, value)
  element.setAttribute(target, text)
}

const setMetaName = (name: string, content: string): void => setTag('meta', 'name', name, 'content', content)
const setMetaProperty = (property: string, content: string): void =>
  setTag('meta', 'property', property, 'content', content)

function setAlternate(name: string, href: string): void {
  setTag('link', 'hreflang', name, 'href', href)
  document.head.querySelector(`link[hreflang="${name}"]`)?.setAttribute('rel', 'alternate')
}

/** There is no document where a page is rendered for one. */
const contentOf = (selector: string): string =>
  globalThis.document?.head.querySelector(selector)?.getAttribute('content') ?? ''

/** The server-rendered head of the initial page, in its language. */
export const headText = {
  locale: contentOf('meta[property="og:locale"]'),
  title: contentOf('meta[property="og:title"]'),
  description: contentOf('meta[name="description"]'),
  keywords: contentOf('meta[name="keywords"]'),
}

/** Whether the server has rendered the head in this language. */
export const isHeadTextIn = (language: Language): boolean => headText.locale === localeOf(language)

/** Updates the document head. On the initial page it equals the server-rendered head, so nothing changes. */
export function updateHead({ title, sharedTitle, description, keywords, path, language }: HeadFacts): void {
  const { origin } = window.location
  const urlIn = (other: Language) => (path === null ? '' : pageAddress({ origin, path, language: other }))
  if (title !== null) titlePage(title)
  setMetaName('description', description)
  setMetaName('keywords', keywords)
  setMetaProperty('og:title', sharedTitle)
  setMetaProperty('og:description', description)
  setMetaProperty('og:url', urlIn(language))
  setMetaProperty('og:locale', localeOf(language))
  setTag('link', 'rel', 'canonical', 'href', urlIn(language))
  for (const other of LANGUAGES) setAlternate(other, urlIn(other))
  setAlternate('x-default', urlIn(DEFAULT_LANGUAGE))
}
