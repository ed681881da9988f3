/** Resolves when the browser is idle, after 2 s at the latest; at once without `requestIdleCallback`. */
export const waitUntilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else resolve()
  })
