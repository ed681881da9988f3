/** URL of the initial navigation; the router may have changed the current one. */
export function landingAddress(): URL {
  const opened = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href
  return new URL(opened, window.location.href)
}

/**
 * Reports a visit from a partner to the operator's counter (`spec §7`), by loading a pixel with the partner's mark. Requires a
 * counter URL with `https:`.
 */
export function countVisit(landing: URL, counter: string): void {
  const ref = landing.searchParams.get('ref') ?? ''
  if (ref === '' || !URL.canParse(counter)) return
  const address = new URL(counter)
  if (address.protocol !== 'https:') return
  address.searchParams.set('ref', ref)
  new Image(1, 1).src = address.href
}
