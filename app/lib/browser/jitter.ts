/** Returns a random delay between 50% and 100% of `delay`, so that clients do not retry in sync after an outage. */
export const jittered = (delay: number): number => delay * (0.5 + Math.random() / 2)
