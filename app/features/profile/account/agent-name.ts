/* User agent parsing for the session list, so that players recognise their devices. Product names are the same in every language. */

/** Specific browsers first: nearly every user agent also contains Chrome or Safari. */
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

const findName = (list: typeof BROWSERS, agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and operating system of a user agent; `null` if unknown. */
export function agentName(agent: string): { browser: string; system: string } | null {
  const browser = findName(BROWSERS, agent)
  const system = findName(SYSTEMS, agent)
  return browser === undefined || system === undefined ? null : { browser, system }
}
