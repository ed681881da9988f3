import createDOMPurify, { type DOMPurify } from 'dompurify'
import type { SafeHtml } from '#ui/index.ts'
import { unbroken } from '#app/lib/text/unbroken.ts'
import { sanitiserWindow } from './sanitiser-window.ts'

/*
 * The only sanitiser. HTML from the server (FAQ, terms, promotions, descriptions) is untrusted until it has been
 * sanitised. Loaded only by pages that show HTML.
 */

const TAGS =
  'a b blockquote br dd dl dt em h2 h3 h4 hr i li ol p s small span strong sub sup table tbody td th thead tr u ul'
/** Attributes that are not URLs, so `ADDRESS` must not be applied to them. */
const PLAIN_ATTRIBUTES = ['colspan', 'dir', 'id', 'lang', 'rowspan', 'scope', 'start', 'title']
/** Allows site paths, fragments, `https:` and `mailto:`, but no other scheme and no protocol-relative URL. */
const ADDRESS = /^(?:https:\/\/|\/(?![/\\])|#|mailto:)/iu
const PREFIX = 'user-content-'
const TEXT_NODE = 3

const hasCredentials = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

let created: DOMPurify | null = null

/** Created at the first use: a server provides its window after this module has loaded. */
function getPurifier(): DOMPurify {
  if (created !== null) return created
  const purifier = createDOMPurify(sanitiserWindow())
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return
    const address = element.getAttribute('href') ?? ''
    if (address.startsWith('#')) {
      // Ids get a prefix against DOM clobbering, so links to them need it too.
      element.setAttribute('href', `#${PREFIX}${address.slice(1)}`)
    } else if (hasCredentials(address)) {
      // `https://bank.example@evil.example/` looks like a link to another host.
      element.removeAttribute('href')
    } else if (/^https:/iu.test(address)) {
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer')
    }
  })

  purifier.addHook('uponSanitizeElement', (node) => {
    if (node.nodeType === TEXT_NODE) node.nodeValue = unbroken(node.nodeValue ?? '')
  })
  created = purifier
  return purifier
}

/** Returns the id in sanitised HTML for a URL hash, with or without the prefix; `null` for an empty hash. */
export function sectionId(hash: string): string | null {
  if (hash.length < 2) return null
  let name = hash.slice(1)
  try {
    name = decodeURIComponent(name)
  } catch {
    // Not percent-encoded: use it as is.
  }
  return name.startsWith(PREFIX) ? name : `${PREFIX}${name}`
}

const cache = new Map<string, SafeHtml>()
/** More than the site has texts. Bounds the cache. */
const MAX_ENTRIES = 200

const textOf = (html: { toString(): string }): string => html.toString()

/**
 * Sanitises untrusted HTML. The same text returns the same object, so React does not re-render.
 * @throws if DOMPurify does not support the browser, because it would return the input unchanged
 */
export function sanitiseHtml(html: string): SafeHtml {
  const cached = cache.get(html)
  if (cached !== undefined) return cached
  const purifier = getPurifier()
  if (!purifier.isSupported) throw new Error('HTML cannot be made safe in this browser')
  const clean = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ['href', ...PLAIN_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    // The CSP requires Trusted Types (`server/http/document/security-headers.ts`), so plain strings cannot be assigned to `innerHTML`.
    RETURN_TRUSTED_TYPE: true,
  })
  const safe: SafeHtml = { kind: 'safe-html', html: textOf(clean), trusted: clean }
  if (cache.size >= MAX_ENTRIES) cache.clear()
  cache.set(html, safe)
  return safe
}
