/** A chip on a place of the table. */
export interface Chip {
  on: string
  kopecks: number
}

/** The chips on the table, in the order of placing. Every change can be undone. */
export function createChips() {
  let chips: readonly Chip[] = []
  /** The chips before each change, the last one at the end. */
  let history: readonly (readonly Chip[])[] = []
  const sumOn = (bet: string): number =>
    chips.filter(({ on }) => on === bet).reduce((sum, { kopecks }) => sum + kopecks, 0)
  const replace = (next: readonly Chip[]): void => {
    history = [...history, chips]
    chips = next
  }
  return {
    sumOn,
    total: (): number => chips.reduce((sum, { kopecks }) => sum + kopecks, 0),
    /** One bet for each place. */
    bets: (): Chip[] => [...new Set(chips.map(({ on }) => on))].map((on) => ({ on, kopecks: sumOn(on) })),
    add: (chip: Chip): void => replace([...chips, chip]),
    /** Replaces all chips. */
    replace,
    /** Removes the last chip of a bet, and returns it. */
    removeLast(bet: string): Chip | undefined {
      const index = chips.findLastIndex(({ on }) => on === bet)
      const chip = chips[index]
      if (chip !== undefined) replace(chips.toSpliced(index, 1))
      return chip
    },
    undo(): void {
      chips = history.at(-1) ?? []
      history = history.slice(0, -1)
    },
  }
}
