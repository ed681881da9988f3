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
