import { titlePage } from '#app/lib/document-title.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/languages.ts'
import { pageAddress } from '#contract/pages.ts'

/** What the head of a document says; an empty text takes the one of the page before away. */
export interface HeadFacts {
  /** `null` leaves the title alone. */
  title: string | null
  sharedTitle: string
  description: string
  keywords: string
  /** `null` where there is no page: a shared link or a search engine has no address to keep. */
  path: string | null
  language: Language
}

const localeOf = (language: Language): string => (language === 'ru' ? 'ru_RU' : 'en_US')

function tag(kind: 'meta' | 'link', by: string, value: string, says: 'content' | 'href', text: string): void {
  const found = document.head.querySelector(`${kind}[${by}="${value}"]`)
  if (text === '') {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement(kind))
  element.setAttribute(by, value)
  element.setAttribute(says, text)
}

const named = (name: string, content: string): void => tag('meta', 'name', name, 'content', content)
const shared = (property: string, content: string): void => tag('meta', 'property', property, 'content', content)

function alternate(name: string, href: string): void {
  tag('link', 'hreflang', name, 'href', href)
  document.head.querySelector(`link[hreflang="${name}"]`)?.setAttribute('rel', 'alternate')
}

const wordOf = (selector: string): string => document.head.querySelector(selector)?.getAttribute('content') ?? ''

/** What the server has written into the document, for the page and in the language that it was asked for. */
export const headText = {
  locale: wordOf('meta[property="og:locale"]'),
  title: wordOf('meta[property="og:title"]'),
  description: wordOf('meta[name="description"]'),
  keywords: wordOf('meta[name="keywords"]'),
}

/** Whether the server has written the document in this language. */
export const isHeadTextIn = (language: Language): boolean => headText.locale === localeOf(language)

/** Writes the head. The server has written the same into the document, so a first visit changes nothing here. */
export function updateHead({ title, sharedTitle, description, keywords, path, language }: HeadFacts): void {
  const { origin } = window.location
  const addressIn = (other: Language) => (path === null ? '' : pageAddress({ origin, path, language: other }))
  if (title !== null) titlePage(title)
  named('description', description)
  named('keywords', keywords)
  shared('og:title', sharedTitle)
  shared('og:description', description)
  shared('og:url', addressIn(language))
  shared('og:locale', localeOf(language))
  tag('link', 'rel', 'canonical', 'href', addressIn(language))
  for (const other of LANGUAGES) alternate(other, addressIn(other))
  alternate('x-default', addressIn(DEFAULT_LANGUAGE))
}
