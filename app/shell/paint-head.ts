import { titlePage } from '#app/lib/document-title.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { pageAddress } from '#contract/pages.ts'

/** What the head of a document says. Empty texts and a `null` title leave what is there. */
export interface HeadFacts {
  title: string | null
  description: string
  keywords: string
  path: string
  language: Language
}

function tag(kind: 'meta' | 'link', by: string, value: string, facts: Readonly<Record<string, string>>): void {
  const found = document.head.querySelector(`${kind}[${by}="${value}"]`)
  const element = found ?? document.head.appendChild(document.createElement(kind))
  element.setAttribute(by, value)
  for (const [name, text] of Object.entries(facts)) element.setAttribute(name, text)
}

const named = (name: string, content: string): void => {
  if (content !== '') tag('meta', 'name', name, { content })
}
const shared = (property: string, content: string): void => {
  if (content !== '') tag('meta', 'property', property, { content })
}

/** Writes the head. The server has written the same into the document, so a first visit changes nothing here. */
export function paintHead({ title, description, keywords, path, language }: HeadFacts): void {
  const { origin } = window.location
  if (title !== null) {
    titlePage(title)
    shared('og:title', title)
  }
  named('description', description)
  named('keywords', keywords)
  shared('og:description', description)
  shared('og:url', pageAddress({ origin, path, language }))
  shared('og:locale', language === 'ru' ? 'ru_RU' : 'en_US')
  tag('link', 'rel', 'canonical', { href: pageAddress({ origin, path, language }) })
  for (const other of LANGUAGES)
    tag('link', 'hreflang', other, { rel: 'alternate', href: pageAddress({ origin, path, language: other }) })
}
