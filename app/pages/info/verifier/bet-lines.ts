/** Kopecks in a ruble: rules count in kopecks. */
const KOPECKS = 100
const LINE = /^(?<on>[a-z\d-]+)[\s:]+(?<rubles>\d{1,6})(?:\s*₽)?$/u

/** Reads roulette bets, one a line or separated by commas: `red 5`. The rules decide whether they are possible. */
export const readBetLines = (text: string): { chips: { on: string; kopecks: number }[] } => ({
  chips: text
    .split(/[\n,;]/u)
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '')
    .map((line) => {
      const { on = '', rubles = '0' } = LINE.exec(line)?.groups ?? {}
      return { on, kopecks: Number(rubles) * KOPECKS }
    }),
})
