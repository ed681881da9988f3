import { hash32 } from '#server/seed/random.ts'

/** Number of simulated players. */
const SIMULATED_PLAYERS = 4000
const MINUTE = 60_000

/**
 * Returns simulated online counts per game. Each simulated player changes games every 17 minutes and prefers popular
 * ones. Deterministic per minute and seed.
 */
export function onlineCountsByGame(
  games: readonly { id: number; popularity: number }[],
  now: number,
  seed: number,
): Map<number, number> {
  const total = games.reduce((sum, { popularity }) => sum + popularity, 0)
  const bounds: number[] = []
  let sum = 0
  for (const { popularity } of games) {
    sum += popularity
    bounds.push(sum)
  }
  const counts = new Map(games.map(({ id }) => [id, 0]))
  for (let player = 0; player < SIMULATED_PLAYERS; player += 1) {
    const visitNumber = Math.floor((now / MINUTE + (player % 17)) / 17)
    const offset = hash32(`${seed}:${player}:${visitNumber}`) % total
    let low = 0
    let high = bounds.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((bounds[middle] ?? 0) > offset) high = middle
      else low = middle + 1
    }
    const id = games[low]?.id
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
