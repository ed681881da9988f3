import { hash32 } from '#server/seed/random.ts'

/** How many seats the house fills with its own players, and for how long one stays at a game. */
const SEATS = 4000
const MINUTE = 60_000

/**
 * Players at each game now: the house's simulated seats, each at a game for some minutes, popular games more often. The
 * same minute and seed give the same numbers.
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
  for (let seat = 0; seat < SEATS; seat += 1) {
    const stay = Math.floor((now / MINUTE + (seat % 17)) / 17)
    const at = hash32(`${seed}:${seat}:${stay}`) % total
    let low = 0
    let high = bounds.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((bounds[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    const id = games[low]?.id
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
