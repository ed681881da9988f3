/* The only timers of the games. */

/** Milliseconds since the document began to load. */
export const now = (): number => performance.now()

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
