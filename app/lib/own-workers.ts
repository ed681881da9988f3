/** Where the build lays the site's own code. */
const OWN_CODE = '/assets/'

/**
 * Says where the code of a worker may lie; the page's policy (`server/http/site.ts`) asks before one starts, in a browser that
 * knows trusted types. There is no rule for HTML and none for texts of programs, so that these stay refused.
 */
export function allowOwnWorkers(): void {
  const { trustedTypes } = globalThis.window ?? {}
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const { href, origin, pathname } = new URL(address, location.href)
      if (origin !== location.origin || !pathname.startsWith(OWN_CODE))
        throw new TypeError('A worker of another place.')
      return href
    },
  })
}
