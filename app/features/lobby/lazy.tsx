import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'

/** Loaded when there is a lucky winner to show. */
export const LazyLuckyWinnersStrip = lazyPart(async () => (await import('./lucky-winners-strip.tsx')).LuckyWinnersStrip)
