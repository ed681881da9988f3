import type { Game } from '#contract/lobby/games.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * Sorts games: the newest first, by players online, or by name; `''` is the order of the list, which equal games keep.
 */
export function sortGames(
  games: readonly Game[],
  sort: 'new' | 'online' | 'name' | '',
  { online }: Pick<Catalogue, 'online'>,
  language: string,
): readonly Game[] {
  if (sort === '') return games
  const onlineOf = (game: Game) => online.get(game.id) ?? game.online
  const { compare } = new Intl.Collator(language)
  return games.toSorted((one, other) => {
    if (sort === 'name') return compare(one.name, other.name)
    return sort === 'new' ? other.created_at - one.created_at : onlineOf(other) - onlineOf(one)
  })
}
