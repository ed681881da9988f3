/** Formats hundredths of the stake as a factor: `1.46`. */
export const formatFactor = (pays: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(pays / 100)
