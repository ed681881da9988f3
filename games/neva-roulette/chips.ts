/** A chip on a place of the table. */
export interface Chip {
  on: string
  kopecks: number
}

/** The chips on the table, in the order of placing. */
export function createChips() {
  let chips: Chip[] = []
  const sumOn = (bet: string): number =>
    chips.filter(({ on }) => on === bet).reduce((sum, { kopecks }) => sum + kopecks, 0)
  return {
    sumOn,
    total: (): number => chips.reduce((sum, { kopecks }) => sum + kopecks, 0),
    /** One bet for each place. */
    bets: (): Chip[] => [...new Set(chips.map(({ on }) => on))].map((on) => ({ on, kopecks: sumOn(on) })),
    add: (chip: Chip): void => void chips.push(chip),
    /** Removes the last chip of a bet, or of all, and returns it. */
    removeLast(bet?: string): Chip | undefined {
      const index = chips.findLastIndex(({ on }) => bet === undefined || on === bet)
      const chip = chips[index]
      if (chip !== undefined) chips.splice(index, 1)
      return chip
    },
    /** Replaces all chips. */
    replace(next: readonly Chip[]): void {
      chips = [...next]
    },
  }
}
