/* A browser tells much of itself; a player wants to know which of his own it is. Names are the products' own, in every language. */

/** The more special one first: nearly every browser calls itself Chrome or Safari too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser/u, 'Yandex'],
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\/|Opera/u, 'Opera'],
  [/SamsungBrowser/u, 'Samsung'],
  [/Firefox|FxiOS/u, 'Firefox'],
  [/Chrome|CriOS/u, 'Chrome'],
  [/Safari/u, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X/u, 'Mac'],
  [/Linux/u, 'Linux'],
]

const named = (list: typeof BROWSERS, agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and system in words, `null` where they are not known. */
export function agentName(agent: string): { browser: string; system: string } | null {
  const browser = named(BROWSERS, agent)
  const system = named(SYSTEMS, agent)
  return browser === undefined || system === undefined ? null : { browser, system }
}
