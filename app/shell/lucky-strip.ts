/** A module of its own, so that the strip is fetched with the first list of wins. */
export { LuckyStrip } from '#ui/index.ts'
