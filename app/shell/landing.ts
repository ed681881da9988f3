/** The address with which the document was opened; the router may have moved on since. */
export function landingAddress(): URL {
  const opened = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href
  return new URL(opened, window.location.href)
}

/**
 * Tells the operator's counter of a visit that came by a partner (`spec §7`): a picture that nobody sees, with the partner's
 * mark. Nothing is told where no counter is set or its address is not `https:`.
 */
export function countVisit(landing: URL, counter: string): void {
  const ref = landing.searchParams.get('ref') ?? ''
  if (ref === '' || !URL.canParse(counter)) return
  const address = new URL(counter)
  if (address.protocol !== 'https:') return
  address.searchParams.set('ref', ref)
  new Image(1, 1).src = address.href
}
