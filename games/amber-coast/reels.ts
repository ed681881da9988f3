/** The symbols of Amber Coast: seven that pay on lines, rarest first, then the wild and the scatter. */
export const LINE_SYMBOLS = ['ship', 'anchor', 'helm', 'shell', 'starfish', 'fish', 'pebble'] as const
export const WILD = 'amber'
export const SCATTER = 'lighthouse'
export const SYMBOLS = [...LINE_SYMBOLS, WILD, SCATTER] as const
export type LineSymbol = (typeof LINE_SYMBOLS)[number]
export type CoastSymbol = (typeof SYMBOLS)[number]

const BY_LETTER: ReadonlyMap<string, CoastSymbol> = new Map([
  ['S', 'ship'],
  ['A', 'anchor'],
  ['H', 'helm'],
  ['C', 'shell'],
  ['T', 'starfish'],
  ['F', 'fish'],
  ['P', 'pebble'],
  ['W', WILD],
  ['L', SCATTER],
])

/** The stops of the five reels in order, from stop 0. The wild is on reels 2 to 4, the scatter once on each. */
export const REELS: readonly (readonly CoastSymbol[])[] = [
  'FHTLFTAPTFPHFATCSPFCAFPHCTPCSHPC',
  'CSFCAHCTPWFCHFPASPTLCTPWHPTFAPFT',
  'SWTFLPTHAPSCPTFCHACPFTHCTAFPHWFP',
  'FPCSPATHFTSCTLFWCPAFTCHPWCPATFPH',
  'CAHCTPCFAHFPCTFAHLPCSPFTPHTFPTFS',
].map((letters) => [...letters].flatMap((letter) => BY_LETTER.get(letter) ?? []))

export const STOPS = 32
export const ROWS = 3

/** The visible symbols of a reel, from the top. `stop` is its top row. */
const visible = (reel: readonly CoastSymbol[], stop: number): CoastSymbol[] =>
  Array.from({ length: ROWS }, (_, row) => reel[(stop + row) % STOPS] ?? 'pebble')

/** The visible symbols by reel and row, for the top rows of the reels. */
export const gridAt = (stops: readonly number[]): CoastSymbol[][] =>
  REELS.map((reel, index) => visible(reel, stops[index] ?? 0))
