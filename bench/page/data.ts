import type { Game, GameList } from '#contract/lobby/games.ts'

/** Generates a game list with `count` games. */
export function gameList(count: number): GameList {
  const words = ['Северный', 'Лунный', 'Янтарный', 'Клад', 'Маяк', 'Комета', 'Лиса', 'Самовар']
  const games = Array.from({ length: count }, (_, index): Game => ({
    id: index + 1,
    slug: `game-${index + 1}`,
    name: `${words[index % 8] ?? ''} ${words[(index * 3 + 1) % 8] ?? ''} ${index}`,
    logo: '',
    image: '',
    provider_id: (index % 12) + 1,
    online: index % 200,
    is_roulette: index % 5 === 0,
    hits: index,
    created_at: index,
  }))
  const providers = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `Провайдер ${index + 1}` }))
  return { games, providers, online: [], favorites: [], jackpots: [], gameOfDay: 1, gameOfMonth: 2 }
}
