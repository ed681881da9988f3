import type { Game, GameList } from '#contract/games.ts'

/** Games of the same shape as the catalogue's, as many as asked for. */
export function gameList(count: number): GameList {
  const words = ['Северный', 'Лунный', 'Янтарный', 'Клад', 'Маяк', 'Комета', 'Лиса', 'Самовар']
  const games = Array.from({ length: count }, (_, at): Game => ({
    id: at + 1,
    slug: `game-${at + 1}`,
    name: `${words[at % 8] ?? ''} ${words[(at * 3 + 1) % 8] ?? ''} ${at}`,
    logo: '',
    image: '',
    provider_id: (at % 12) + 1,
    online: at % 200,
    is_roulette: at % 5 === 0,
    hits: at,
    created_at: at,
  }))
  const providers = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, name: `Провайдер ${at + 1}` }))
  return { games, providers, online: [], favorites: [], jackpots: [], gameOfDay: 1, gameOfMonth: 2 }
}
