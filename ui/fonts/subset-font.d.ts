declare module 'subset-font' {
  /** Subsets a font file to the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>
}
