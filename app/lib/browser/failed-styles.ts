/*
 * Vite's preload helper requests each stylesheet once, even if it fails, so a retried chunk would render unstyled.
 * Failed stylesheets are tracked here and reloaded before the next chunk.
 */

const failedHrefs = new Set<string>()

/** Tracks stylesheets that fail to load. Listens in the capture phase, because `error` does not bubble. */
export function trackFailedStyles(document: Document): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      failedHrefs.add(target.href)
      target.remove()
    },
    { capture: true },
  )
}

const loadStylesheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(href)))
    document.head.append(link)
  })

const pending = new Map<string, Promise<void>>()

/** Reloads the failed stylesheets and waits for all that are loading. @throws if one of them fails again */
export async function reloadFailedStyles(): Promise<void> {
  for (const href of failedHrefs)
    pending.set(
      href,
      loadStylesheet(href).finally(() => pending.delete(href)),
    )
  failedHrefs.clear()
  await Promise.all(pending.values())
}
