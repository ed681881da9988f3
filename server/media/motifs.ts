/** Cover motifs; each has its own drawing. */
export const MOTIFS = [
  'gems',
  'sevens',
  'compass',
  'mountains',
  'wheel',
  'crown',
  'cards',
  'cherries',
  'rocket',
  'stars',
  'lighthouse',
  'fox',
  'owl',
  'ship',
  'temple',
  'firebird',
  'clover',
  'book',
  'comet',
  'bell',
  'wolf',
  'lotus',
  'crystal',
  'samovar',
  'train',
  'melon',
  'chest',
] as const
export type Motif = (typeof MOTIFS)[number]

/** Whether a stored text is a motif. */
export function isMotif(text: string): text is Motif {
  return MOTIFS.some((motif) => motif === text)
}
