import { describe, expect, it } from 'vitest'
import type { EngineId } from '#games/registry.ts'
import { MOTIF_PICTURES } from '#games/skins/skins.ts'
import { catalogue } from './catalogue.ts'
import { gameRows } from './rows.ts'
import { jackpotGames } from './titles.ts'

const games = catalogue.map(([slug, ru, en, motif, engine]) => ({ slug, ru, en, motif, engine }))

/** Words of a title or a slug that promise rules. A slot has none of them. */
const PROMISES: Readonly<Record<Exclude<EngineId, 'cherry-row' | 'amber-coast'>, RegExp>> = {
  'neva-roulette': /рулетк|roulette/iu,
  'jacks-plus': /покер|валет|туз|poker|\bjacks?\b|\baces?\b/iu,
  blackjack: /бл[эе]кджек|двадцать одно|blackjack|twenty[- ]one/iu,
  mines: /мины|mines?\b|minefield/iu,
  'wheel-of-seasons': /колес|wheel/iu,
}

/** Games that the site does not have, and grids and multipliers that its reels do not have. */
const ABSENT =
  /кости|кубик|крэпс|сик-бо|баккара|кено|плинко|(?:^|\s)лото(?:\s|$)|лотере|скретч|бинго|хай-ло|дурак|преферанс|dice|craps|sic[- ]bo|baccarat|keno|plinko|lotto|lottery|scratch|bingo|hi-?lo\b|durak|preferans|red[- ]dog|\d+ ?[x×] ?\d+|[x×]\d+|\bxl\b|megaways/iu

/** All texts that name a game: the slug is a part of its address. */
const namesOf = ({ slug, ru, en }: (typeof games)[number]) => [slug.replaceAll('-', ' '), ru, en]

describe.each(games)('$slug', (game) => {
  it('promises the rules that play it, and no others', () => {
    for (const [engine, promise] of Object.entries(PROMISES)) {
      const isPromised = [game.ru, game.en].map((name) => promise.test(name))
      expect([engine, isPromised]).toEqual([engine, game.engine === engine ? [true, true] : [false, false]])
      // A slug may be silent, but not promise another game.
      if (game.engine !== engine) expect(game.slug.replaceAll('-', ' ')).not.toMatch(promise)
    }
  })

  it('names no game that the site does not have', () => {
    expect(namesOf(game).filter((name) => ABSENT.test(name))).toEqual([])
  })
})

it.each(games.filter(({ engine }) => engine === 'cherry-row' || engine === 'amber-coast'))(
  'the slot $slug has pictures of its motif $motif for all symbols of $engine',
  ({ motif, engine }) => {
    expect(MOTIF_PICTURES[motif]?.length).toBeGreaterThanOrEqual(engine === 'amber-coast' ? 9 : 5)
  },
)

it('games with a jackpot play by Amber Coast', () => {
  const withJackpot = games.filter(({ slug }) => jackpotGames.includes(slug))
  expect(withJackpot).toHaveLength(jackpotGames.length)
  expect(new Set(withJackpot.map(({ engine }) => engine))).toEqual(new Set(['amber-coast']))
})

it('a copy of a larger catalogue plays by the rules of its original', () => {
  const rows = gameRows({ now: 0, seed: 1, games: 2 * games.length + 1 })
  expect(rows.at(-1)?.slug).toBe(`${games[0]?.slug}-3`)
  expect(rows.map(({ engine }) => engine)).toEqual(rows.map((_, index) => games[index % games.length]?.engine))
})
