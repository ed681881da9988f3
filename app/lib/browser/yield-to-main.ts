/** Yields to the browser, so that input and paint are not blocked by one long task. */
export const yieldToMain = (): Promise<void> =>
  // oxlint-disable-next-line no-restricted-globals -- runs before the app's clock exists
  new Promise((resolve) => setTimeout(resolve))
