/** When the browser has nothing better to do, or after two seconds; at once where it cannot say. */
export const waitUntilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else resolve()
  })
