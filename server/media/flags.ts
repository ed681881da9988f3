/** A flag as stripes. Details that are invisible at 24 px are omitted. */
type Flag = readonly [direction: 'across' | 'down', colours: readonly string[]]

const flags: Readonly<Record<string, Flag>> = {
  ru: ['across', ['#fff', '#0039a6', '#d52b1e']],
  by: ['across', ['#ce1720', '#ce1720', '#007c30']],
  ua: ['across', ['#0057b7', '#ffd700']],
  am: ['across', ['#d90012', '#0033a0', '#f2a800']],
  az: ['across', ['#00b5e2', '#ef3340', '#509e2f']],
  ge: ['across', ['#fff', '#ff0000', '#fff']],
  kg: ['across', ['#e8112d', '#ffef00', '#e8112d']],
  uz: ['across', ['#0099b5', '#fff', '#1eb53a']],
  tj: ['across', ['#cc0000', '#fff', '#006600']],
  tm: ['down', ['#d22630', '#00843d', '#00843d', '#00843d']],
  md: ['down', ['#0046ae', '#ffd200', '#cc092f']],
  lv: ['across', ['#9e3039', '#9e3039', '#fff', '#9e3039', '#9e3039']],
  lt: ['across', ['#fdb913', '#006a44', '#c1272d']],
  ee: ['across', ['#0072ce', '#000', '#fff']],
  tr: ['across', ['#e30a17']],
}

/** Returns a country's flag, 24 × 16, or `null` if unknown. */
export function flagSvg(country: string): string | null {
  const flag = flags[country]
  if (flag === undefined) return null
  const [direction, colours] = flag
  const size = (direction === 'across' ? 16 : 24) / colours.length
  const stripes = colours.map((fill, index) =>
    direction === 'across'
      ? `<rect y="${(index * size).toFixed(2)}" width="24" height="${size.toFixed(2)}" fill="${fill}"/>`
      : `<rect x="${(index * size).toFixed(2)}" width="${size.toFixed(2)}" height="16" fill="${fill}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16" width="24" height="16">${stripes.join('')}</svg>`
}
