import { lobby } from '#contract/constants.ts'
import type { Game, GameList, GameTotal, Provider } from '#contract/games.ts'
import type { GameType } from '#contract/pages.ts'
import { normalise, queryForms, startsAlmostWith, transliterate } from './search-forms.ts'

/** Below this length a typo would match nearly everything. */
const TYPO_FROM_LENGTH = 4

interface SearchEntry {
  game: Game
  /** Name and provider, as written and in Latin letters, a line each: one text is searched faster than four. */
  text: string
  words: readonly string[]
}

/** A game list with what the lobby asks of it, derived once for each list that arrives. */
export interface Catalogue {
  games: readonly Game[]
  providers: readonly Provider[]
  providerNames: ReadonlyMap<number, string>
  online: ReadonlyMap<number, number>
  hot: ReadonlySet<number>
  fresh: ReadonlySet<number>
  jackpots: ReadonlyMap<number, number>
  favourites: ReadonlySet<number>
  gameOfDay: Game | null
  gameOfMonth: Game | null
  /** Built when it is first asked for, at the search's focus: a visitor who never searches does not pay for it. */
  searchIndex: () => readonly SearchEntry[]
}

/** Ids of the `count` games of the greatest weight, the lower id first; one walk, because a catalogue is long. */
function top(games: readonly Game[], count: number, weight: (game: Game) => number): ReadonlySet<number> {
  const best: { id: number; weight: number }[] = []
  let least = -Infinity
  for (let at = 0; at < games.length; at += 1) {
    const game = games[at]
    const own = game === undefined ? Number.NaN : weight(game)
    // Nearly every game of a long list ends here.
    if (game === undefined || own < least) continue
    const place = best.findIndex((other) => own > other.weight || (own === other.weight && game.id < other.id))
    best.splice(place === -1 ? best.length : place, 0, { id: game.id, weight: own })
    if (best.length > count) best.pop()
    if (best.length === count) least = best.at(-1)?.weight ?? -Infinity
  }
  return new Set(best.map(({ id }) => id))
}

/** Totals by the game that they belong to; a loop of its own, because there may be one for every game. */
function totalsById(totals: readonly GameTotal[]): ReadonlyMap<number, number> {
  const byId = new Map<number, number>()
  for (let at = 0; at < totals.length; at += 1) {
    const entry = totals[at]
    if (entry !== undefined) byId.set(entry.id, entry.total)
  }
  return byId
}

function buildIndex(games: readonly Game[], providerNames: ReadonlyMap<number, string>): SearchEntry[] {
  const providerForms = new Map<number, { whole: readonly string[]; words: readonly string[] }>()
  for (const [id, name] of providerNames) {
    const form = normalise(name)
    const whole = [form, transliterate(form)]
    providerForms.set(id, { whole, words: [...whole, ...whole.flatMap((text) => text.split(' '))] })
  }
  // Names share their words; no rule of transliteration reaches over a space.
  const latinWords = new Map<string, string>()
  const latinOf = (word: string): string => {
    const known = latinWords.get(word)
    if (known !== undefined) return known
    const latin = transliterate(word)
    latinWords.set(word, latin)
    return latin
  }
  return games.map((game) => {
    const name = normalise(game.name)
    const latin = name.split(' ').map(latinOf).join(' ')
    const provider = providerForms.get(game.provider_id)
    return {
      game,
      text: [name, latin, ...(provider?.whole ?? [])].join('\n'),
      words: [name, ...name.split(' '), latin, ...latin.split(' '), ...(provider?.words ?? [])],
    }
  })
}

function derive(list: GameList): Catalogue {
  const gameBy = (id: number | null) => (id === null ? null : (list.games.find((game) => game.id === id) ?? null))
  const providerNames = new Map(list.providers.map(({ id, name }) => [id, name]))
  let index: SearchEntry[] | undefined
  return {
    games: list.games,
    providers: list.providers,
    providerNames,
    online: totalsById(list.online),
    hot: top(list.games, lobby.hotGames, ({ hits }) => hits),
    fresh: top(list.games, lobby.newGames, ({ created_at }) => created_at),
    jackpots: totalsById(list.jackpots),
    favourites: new Set(list.favorites),
    gameOfDay: gameBy(list.gameOfDay),
    gameOfMonth: gameBy(list.gameOfMonth),
    searchIndex: () => (index ??= buildIndex(list.games, providerNames)),
  }
}

const derived = new WeakMap<GameList, Catalogue>()

/** The catalogue of a list; the same list gives the same catalogue, so an equal answer computes nothing. */
export function catalogueOf(list: GameList): Catalogue {
  const known = derived.get(list)
  if (known !== undefined) return known
  const catalogue = derive(list)
  derived.set(list, catalogue)
  return catalogue
}

/** Games by name or provider, in the list's order; games that need a typo forgiven only where none matches as typed. */
export function searchGames(catalogue: Catalogue, typed: string): readonly Game[] {
  const forms = queryForms(typed)
  if (forms.length === 0) return catalogue.games
  const index = catalogue.searchIndex()
  // Only what was really typed is transliterated: on top of a guessed layout it would find nearly anything.
  const wanted = [...new Set([...forms, transliterate(normalise(typed))])].filter((form) => form !== '')
  const exact: Game[] = []
  for (const { game, text } of index) {
    for (const form of wanted) {
      if (!text.includes(form)) continue
      exact.push(game)
      break
    }
  }
  if (exact.length > 0) return exact
  const long = wanted.filter((form) => form.length >= TYPO_FROM_LENGTH)
  return index
    .filter(({ words }) => words.some((word) => long.some((form) => startsAlmostWith(word, form))))
    .map(({ game }) => game)
}

/** What the visitor chose in the lobby. */
export interface LobbyFilter {
  type: GameType
  /** No provider chosen means all of them. */
  providers: ReadonlySet<number>
  search: string
  /** Ids of games with a bonus of the player. */
  bonusGames: readonly number[]
}

/** `spec §2`: which games a type shows. */
function ofType(catalogue: Catalogue, type: GameType, bonusGames: readonly number[]): (game: Game) => boolean {
  switch (type) {
    case 'all':
      return () => true
    case 'hot':
      return ({ id }) => catalogue.hot.has(id)
    case 'new':
      return ({ id }) => catalogue.fresh.has(id)
    case 'slot':
      return ({ is_roulette }) => !is_roulette
    case 'table':
      return ({ is_roulette }) => is_roulette
    case 'jackpot':
      return ({ id }) => catalogue.jackpots.has(id)
    case 'favorite':
      return ({ id }) => catalogue.favourites.has(id)
    case 'bonus':
      return ({ id }) => bonusGames.includes(id)
  }
}

/** The games that pass every filter, in the list's order. */
export function filterGames(catalogue: Catalogue, filter: LobbyFilter): readonly Game[] {
  const found = searchGames(catalogue, filter.search)
  if (filter.type === 'all' && filter.providers.size === 0) return found
  const passesType = ofType(catalogue, filter.type, filter.bonusGames)
  return found.filter(
    (game) => passesType(game) && (filter.providers.size === 0 || filter.providers.has(game.provider_id)),
  )
}
