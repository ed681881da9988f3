/** A separate module, so that the strip is loaded only with the first wins. */
export { LuckyStrip } from '#ui/index.ts'
