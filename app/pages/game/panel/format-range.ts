import type { Credits } from '#app/features/game/index.ts'

/** Formats what follows from the credits of a round: `0,10 ₽ – 10 ₽`, or one value if there is one. */
export const formatRange = ({ min, max }: Credits, format: (credits: number) => string): string =>
  min === max ? format(min) : `${format(min)}\u00a0– ${format(max)}`
