import { lobby } from '#contract/core/constants.ts'
import type { Game, GameList, GameTotal, Provider } from '#contract/lobby/games.ts'
import type { GameType } from '#contract/lobby/pages.ts'
import { normalise, queryForms, startsAlmostWith, transliterate } from './search-forms.ts'

/** Typo tolerance for shorter texts would match nearly everything. */
const TYPO_FROM_LENGTH = 4

interface SearchEntry {
  game: Game
  /** Name and provider, original and transliterated, one per line. One string is faster to search than four. */
  text: string
  words: readonly string[]
}

/** A game list with derived data for the lobby, computed once per list. */
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
  /** Built lazily on first use, when the search is focused. */
  searchIndex: () => readonly SearchEntry[]
}

/** Ids of the `count` games with the highest weight; ties go to the lower id. One pass, because catalogues are long. */
function topIds(games: readonly Game[], count: number, weightOf: (game: Game) => number): ReadonlySet<number> {
  const best: { id: number; score: number }[] = []
  let minWeight = -Infinity
  for (let index = 0; index < games.length; index += 1) {
    const game = games[index]
    const weight = game === undefined ? Number.NaN : weightOf(game)
    // Fast path: most games do not make the list.
    if (game === undefined || weight < minWeight) continue
    const position = best.findIndex((other) => weight > other.score || (weight === other.score && game.id < other.id))
    best.splice(position === -1 ? best.length : position, 0, { id: game.id, score: weight })
    if (best.length > count) best.pop()
    if (best.length === count) minWeight = best.at(-1)?.score ?? -Infinity
  }
  return new Set(best.map(({ id }) => id))
}

/** Maps totals by game id. A plain loop, because there may be one per game. */
function totalsById(totals: readonly GameTotal[]): ReadonlyMap<number, number> {
  const byId = new Map<number, number>()
  for (let index = 0; index < totals.length; index += 1) {
    const entry = totals[index]
    if (entry !== undefined) byId.set(entry.id, entry.total)
  }
  return byId
}

function buildIndex(games: readonly Game[], providerNames: ReadonlyMap<number, string>): SearchEntry[] {
  const providerForms = new Map<number, { full: readonly string[]; words: readonly string[] }>()
  for (const [id, name] of providerNames) {
    const form = normalise(name)
    const full = [form, transliterate(form)]
    providerForms.set(id, { full, words: [...full, ...full.flatMap((text) => text.split(' '))] })
  }
  // Names share many words, so transliterations are cached per word. No rule spans a space.
  const latinWords = new Map<string, string>()
  const latinOf = (word: string): string => {
    const cached = latinWords.get(word)
    if (cached !== undefined) return cached
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
      text: [name, latin, ...(provider?.full ?? [])].join('\n'),
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
    hot: topIds(list.games, lobby.hotGames, ({ hits }) => hits),
    fresh: topIds(list.games, lobby.newGames, ({ created_at }) => created_at),
    jackpots: totalsById(list.jackpots),
    favourites: new Set(list.favorites),
    gameOfDay: gameBy(list.gameOfDay),
    gameOfMonth: gameBy(list.gameOfMonth),
    searchIndex: () => (index ??= buildIndex(list.games, providerNames)),
  }
}

const catalogues = new WeakMap<GameList, Catalogue>()

/** Returns the catalogue of a list, cached per list object. */
export function catalogueOf(list: GameList): Catalogue {
  const cached = catalogues.get(list)
  if (cached !== undefined) return cached
  const catalogue = derive(list)
  catalogues.set(list, catalogue)
  return catalogue
}

/**
 * Searches games by name or provider, in list order. Matches with a typo are returned only if there is no exact match.
 */
export function searchGames(catalogue: Catalogue, typed: string): readonly Game[] {
  const forms = queryForms(typed)
  if (forms.length === 0) return catalogue.games
  const index = catalogue.searchIndex()
  // Only the typed text is transliterated. On top of a layout swap it would match nearly anything.
  const searchForms = [...new Set([...forms, transliterate(normalise(typed))])].filter((form) => form !== '')
  const exact: Game[] = []
  for (const { game, text } of index) {
    for (const form of searchForms) {
      if (!text.includes(form)) continue
      exact.push(game)
      break
    }
  }
  if (exact.length > 0) return exact
  const typoForms = searchForms.filter((form) => form.length >= TYPO_FROM_LENGTH)
  return index
    .filter(({ words }) => words.some((word) => typoForms.some((form) => startsAlmostWith(word, form))))
    .map(({ game }) => game)
}

/** The filters of the lobby. */
export interface LobbyFilter {
  type: GameType
  /** Empty means all providers. */
  providers: ReadonlySet<number>
  search: string
  /** Ids of games that the player has a bonus for. */
  bonusGames: readonly number[]
}

/** Returns a predicate for a game type (`spec §2`). */
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

/** Applies all filters, in list order. */
export function filterGames(catalogue: Catalogue, filter: LobbyFilter): readonly Game[] {
  const found = searchGames(catalogue, filter.search)
  if (filter.type === 'all' && filter.providers.size === 0) return found
  const passesType = ofType(catalogue, filter.type, filter.bonusGames)
  return found.filter(
    (game) => passesType(game) && (filter.providers.size === 0 || filter.providers.has(game.provider_id)),
  )
}
