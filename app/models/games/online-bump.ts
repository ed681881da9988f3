/** What is added to the shown online count of a game. */
export type OnlineBump = (gameId: number) => number

/**
 * (1 to 5) × (1 or 2), drawn once per load and game (`spec §3`); nothing where the operator has switched it off.
 */
export function createOnlineBump(enabled: boolean, random: () => number): OnlineBump {
  const drawn = new Map<number, number>()
  return (gameId) => {
    if (!enabled) return 0
    const known = drawn.get(gameId)
    if (known !== undefined) return known
    const bump = (1 + Math.floor(random() * 5)) * (1 + Math.floor(random() * 2))
    drawn.set(gameId, bump)
    return bump
  }
}
