/** The path of the site's bundled scripts. */
const ASSETS_PATH = '/assets/'

/**
 * Creates the default Trusted Types policy, which allows worker scripts from `/assets/`. It has no HTML or script text
 * rules, so those stay blocked by the CSP (`server/http/document/security-headers.ts`).
 */
export function allowOwnWorkers(): void {
  const { trustedTypes } = globalThis.window ?? {}
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const { href, origin, pathname } = new URL(address, location.href)
      if (origin !== location.origin || !pathname.startsWith(ASSETS_PATH))
        throw new TypeError('Worker script of another origin or path')
      return href
    },
  })
}
