/** URL of the initial navigation; the router may have changed the current one. */
export function landingAddress(): URL {
  const opened = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href
  return new URL(opened, window.location.href)
}
