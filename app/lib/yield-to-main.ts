/** Lets the browser answer a tap or paint before the work goes on: the start is many short tasks, not a long one. */
export const yieldToMain = (): Promise<void> =>
  // oxlint-disable-next-line no-restricted-globals -- the app's clock is among what is started
  new Promise((resolve) => setTimeout(resolve))
