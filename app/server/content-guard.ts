import { guardAddress, siteOrigin } from '#app/lib/security/address-guard.ts'
import { sanitiseHtml } from '#app/lib/security/sanitise-html.ts'

/** What the app makes of content, so that the server can tell an operator beforehand. */
export const contentGuard = {
  /** The HTML as pages show it. */
  sanitise: (html: string): string => sanitiseHtml(html).html,
  /** Whether a slide leads there. */
  allowsAddress: (address: string): boolean => guardAddress(address, siteOrigin(), []).kind !== 'rejected',
}
