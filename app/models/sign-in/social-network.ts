import type { Language } from '#contract/languages.ts'
import { SOCIAL_WINDOW } from '#contract/pages.ts'
import { guardAddress } from '#app/lib/address-guard.ts'
import type { Theme } from '#app/models/preferences/preferences.model.ts'
import { operatorSettings } from '#app/operator.ts'

/** A social network that may be signed in with. */
export interface OfferedNetwork {
  /** `null`: the sandbox's own, whose name is among the texts. */
  name: Readonly<Record<Language, string>> | null
  /** The whole address of its window. */
  address: string
}

/** What the document says of the reference API's own network; nothing where there is none. */
const ownWindow = (): string => document.querySelector(`meta[name="${SOCIAL_WINDOW}"]`)?.getAttribute('content') ?? ''

/** The whole address of a window: a path of the site, or what the operator has named, `https:` alone. */
function windowAddress(address: string): string | null {
  const { origin } = window.location
  const hosts = URL.canParse(address) ? [new URL(address).host] : []
  const guarded = guardAddress(address, origin, hosts)
  if (guarded.kind === 'refused') return null
  return guarded.kind === 'route' ? `${origin}${guarded.path}` : guarded.url
}

/** The network of this page: the operator's, or the reference API's own where it plays one. */
export function offeredNetwork(): OfferedNetwork | null {
  const { social } = operatorSettings()
  if (social === null) return null
  const address = windowAddress(social?.address ?? ownWindow())
  return address === null ? null : { name: social?.name ?? null, address }
}

/** The address of a window that is to look as the page does. */
export function socialWindowUrl(address: string, language: Language, theme: Theme): string {
  const dressed = new URL(address)
  dressed.searchParams.set('lang', language)
  if (theme !== 'system') dressed.searchParams.set('theme', theme)
  return dressed.href
}
