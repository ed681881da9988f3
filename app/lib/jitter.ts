/**
 * A wait of half its length to all of it, in the unit that came: after an outage the browsers of all players ask at different
 * moments, not at once.
 */
export const jittered = (wait: number): number => wait * (0.5 + Math.random() / 2)
