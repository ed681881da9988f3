import createDOMPurify from 'dompurify'
import type { SafeHtml } from '#ui/index.ts'

/*
 * The one sanitiser: HTML of the server (answers, terms, promotions, descriptions) is untrusted until it has passed here.
 * A module of its own that only pages with HTML fetch.
 */

const TAGS =
  'a b blockquote br dd dl dt em h2 h3 h4 hr i li ol p s small span strong sub sup table tbody td th thead tr u ul'
/** Attributes that are no addresses; the pattern of addresses would refuse their values. */
const PLAIN_ATTRIBUTES = ['colspan', 'dir', 'id', 'lang', 'rowspan', 'scope', 'start', 'title']
/** A path of the site, a place on the page, or `https:`; no other scheme, and no host without one. */
const ADDRESS = /^(?:https:\/\/|\/(?![/\\])|#|mailto:)/iu
const PREFIX = 'user-content-'
const purifier = createDOMPurify(window)

const hasCredentials = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return
  const address = element.getAttribute('href') ?? ''
  if (address.startsWith('#')) {
    // Ids are renamed, so that none of them shadows a name of the page; their links follow.
    element.setAttribute('href', `#${PREFIX}${address.slice(1)}`)
  } else if (hasCredentials(address)) {
    // `https://bank.example@evil.example/` reads like another place than it leads to.
    element.removeAttribute('href')
  } else if (/^https:/iu.test(address)) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
})

/** The id that a section has in safe HTML, by the hash of an address: with the prefix or as its author knows it. */
export function sectionId(hash: string): string | null {
  if (hash.length < 2) return null
  let name = hash.slice(1)
  try {
    name = decodeURIComponent(name)
  } catch {
    // Not encoded: it is the name itself.
  }
  return name.startsWith(PREFIX) ? name : `${PREFIX}${name}`
}

const known = new Map<string, SafeHtml>()
/** Longer than all texts of the site; a leak it must not become. */
const KEPT = 200

const textOf = (html: { toString(): string }): string => html.toString()

/**
 * Makes untrusted HTML safe to show. The same text gives the same object, so nothing is rendered again.
 * @throws where the browser lacks what cleaning takes: the sanitiser would give back what it was given
 */
export function sanitiseHtml(html: string): SafeHtml {
  const before = known.get(html)
  if (before !== undefined) return before
  if (!purifier.isSupported) throw new Error('HTML cannot be made safe by this browser.')
  const clean = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ['href', ...PLAIN_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    // The page's policy lets no plain text become elements: only this sanitiser makes what may (`server/http/site.ts`).
    RETURN_TRUSTED_TYPE: true,
  })
  const safe: SafeHtml = { kind: 'safe-html', html: textOf(clean), trusted: clean }
  if (known.size >= KEPT) known.clear()
  known.set(html, safe)
  return safe
}
