/** Drawings of a game's symbols: each is the inside of an SVG of 100 × 100, coloured by the gradients. */
export interface Pictures<Name extends string> {
  readonly gradients: string
  readonly drawings: Readonly<Record<Name, string>>
}

/** The drawings as `<symbol>` elements of a document, with their gradients. */
export const symbolElements = ({ gradients, drawings }: Pictures<string>): string =>
  gradients +
  Object.entries(drawings)
    .map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 100 100">${drawing}</symbol>`)
    .join('')

/** A drawing as a URL for an image, which has no font of its own. */
export const pictureUrl = <Name extends string>({ gradients, drawings }: Pictures<Name>, name: Name): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 112 112" font-family="sans-serif"><defs>${gradients}</defs>${drawings[name]}</svg>`,
  )}`
