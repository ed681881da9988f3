/*
 * The build asks for each stylesheet once, whether it arrives or not: a part that is fetched again after its styles were missed would
 * be shown without any. What was missed is kept here, and asked for before the next part.
 */

const missed = new Set<string>()

/** Hears of every stylesheet that does not arrive; for the whole document, because the event does not bubble. */
export function trackFailedStyles(document: Document): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      missed.add(target.href)
      target.remove()
    },
    { capture: true },
  )
}

const fetchStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(href)))
    document.head.append(link)
  })

const arriving = new Map<string, Promise<void>>()

/** Asks again for the styles that were missed, and waits for all that are on their way. @throws where one of them is missed again */
export async function reloadFailedStyles(): Promise<void> {
  for (const href of missed)
    arriving.set(
      href,
      fetchStyle(href).finally(() => arriving.delete(href)),
    )
  missed.clear()
  await Promise.all(arriving.values())
}
