import type { Language } from '#contract/core/languages.ts'
import { SOCIAL_WINDOW } from '#contract/lobby/pages.ts'
import { guardAddress } from '#app/lib/security/address-guard.ts'
import type { Theme } from '#app/models/preferences/preferences.model.ts'
import { operatorSettings } from '#app/operator.ts'

/** A social network to sign in with. */
export interface OfferedNetwork {
  /** `null` for the sandbox network, whose name is in the i18n texts. */
  name: Readonly<Record<Language, string>> | null
  /** Absolute URL of its pop-up. */
  address: string
}

/** URL of the sandbox network from the document; empty if there is none. */
const sandboxAddress = (): string =>
  document.querySelector(`meta[name="${SOCIAL_WINDOW}"]`)?.getAttribute('content') ?? ''

/** Resolves a pop-up's URL: a path of this site, or an `https:` URL. `null` if it is unsafe. */
function windowAddress(address: string): string | null {
  const { origin } = window.location
  const hosts = URL.canParse(address) ? [new URL(address).host] : []
  const guarded = guardAddress(address, origin, hosts)
  if (guarded.kind === 'rejected') return null
  return guarded.kind === 'route' ? `${origin}${guarded.path}` : guarded.url
}

/** The operator's network, or the sandbox network if the server has one. */
export function offeredNetwork(): OfferedNetwork | null {
  const { social } = operatorSettings()
  if (social === null) return null
  const address = windowAddress(social?.address ?? sandboxAddress())
  return address === null ? null : { name: social?.name ?? null, address }
}

/** Adds the page's language and theme to a pop-up's URL. */
export function socialWindowUrl(address: string, language: Language, theme: Theme): string {
  const url = new URL(address)
  url.searchParams.set('lang', language)
  if (theme !== 'system') url.searchParams.set('theme', theme)
  return url.href
}
