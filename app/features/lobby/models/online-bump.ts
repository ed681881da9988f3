/** Returns the number added to the displayed online count of a game. */
export type OnlineBump = (gameId: number) => number

/** Creates a bump of (1 to 5) × (1 or 2), drawn once per page load and game (`spec §3`); 0 when disabled. */
export function createOnlineBump(enabled: boolean, random: () => number): OnlineBump {
  const bumps = new Map<number, number>()
  return (gameId) => {
    if (!enabled) return 0
    const cached = bumps.get(gameId)
    if (cached !== undefined) return cached
    const bump = (1 + Math.floor(random() * 5)) * (1 + Math.floor(random() * 2))
    bumps.set(gameId, bump)
    return bump
  }
}
