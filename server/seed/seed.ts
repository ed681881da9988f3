import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { multiplier, spin, symbolsAt } from '#server/play/cherry-row/rules.ts'
import { seeded } from './random.ts'
import { houseNicks, pots, tournaments } from './site-content.ts'
import { slots } from './slots.ts'
import { instants, tables } from './tables.ts'
import { desktopOnly, jackpotGames, mobileOnly, providers, refusals, type Title } from './titles.ts'

/** What the content depends on; the same three give the same content on every machine. */
export interface SeedOptions {
  /** Milliseconds since the epoch. */
  now: number
  seed: number
  /** The catalogue grows to this many games, for measurements (`SANDBOX_GAMES`). */
  games: number | null
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const KOPECKS = 100
const THREE_YEARS = 3 * 365 * DAY
const HOUSE_ROUNDS = 3000
const STAKES = [20, 50, 100, 200, 500] as const
/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_PER_INSERT = 1000

const startOfDay = (at: number): number => at - (at % DAY)
const date = (at: number): Date => new Date(at)

function catalogue(): readonly Title[] {
  return [...slots, ...tables, ...instants]
}

function gameRows({ now, seed, games }: SeedOptions) {
  const titles = catalogue()
  const tableSlugs = new Set(tables.map(([slug]) => slug))
  const count = Math.max(titles.length, games ?? 0)
  return Array.from({ length: count }, (_, at) => {
    const [slug, ru, en, motif] = titles[at % titles.length] ?? slots[0] ?? ['', '', '', 'stars']
    const copy = Math.floor(at / titles.length)
    const name = copy === 0 ? slug : `${slug}-${copy + 1}`
    const random = seeded(seed, name)
    const popularity = Math.round(1000 / (1 + random.int(count) ** 0.8))
    const jackpot = jackpotGames.indexOf(name)
    return {
      id: at + 1,
      slug: name,
      name_ru: copy === 0 ? ru : `${ru} ${copy + 1}`,
      name_en: copy === 0 ? en : `${en} ${copy + 1}`,
      provider_id: slug === 'cherry-row' ? providers.length : 1 + random.int(providers.length - 1),
      motif,
      is_table: tableSlugs.has(slug),
      on_desktop: !mobileOnly.has(slug),
      on_mobile: !desktopOnly.has(slug),
      hits: popularity * 40 + random.int(40),
      popularity: popularity + 1,
      pot_id: jackpot < 0 ? null : 1 + (jackpot % pots.length),
      refusal: copy === 0 ? (refusals[slug] ?? null) : null,
      created_at: date(startOfDay(now) - random.int(THREE_YEARS / HOUR) * HOUR),
    }
  })
}

/** What the house's players won: rounds of the real engine, each with the seeds to compute it again. */
function houseRounds(options: SeedOptions, games: readonly { id: number; popularity: number }[]) {
  const random = seeded(options.seed, 'house rounds')
  const serverSeed = `house-${options.seed}`
  const popular = [...games].sort((a, b) => b.popularity - a.popularity).slice(0, 60)
  return Array.from({ length: HOUSE_ROUNDS }, (_, nonce) => {
    const player = random.int(houseNicks.length)
    const seeds = { serverSeed, clientSeed: `player-${player}`, nonce }
    const stake = random.pick(STAKES) * KOPECKS
    return {
      id: nonce + 1,
      player_id: player + 1,
      game_id: popular[random.int(popular.length)]?.id ?? 1,
      stake_kopecks: stake,
      win_kopecks: stake * multiplier(symbolsAt(spin(seeds))),
      proof: `${seeds.serverSeed}:${seeds.clientSeed}:${nonce}`,
      played_at: date(options.now - random.int(29 * 24 * 60) * 60_000),
    }
  })
}

function jackpotHits(options: SeedOptions, games: readonly { id: number; pot_id: number | null }[]) {
  const random = seeded(options.seed, 'jackpot hits')
  const withPot = games.filter(({ pot_id }) => pot_id !== null)
  return Array.from({ length: 24 }, (_, at) => {
    const pot = pots[at % 8 === 0 ? 2 : at % 3 === 0 ? 1 : 0]
    return {
      id: at + 1,
      player_id: 1 + random.int(houseNicks.length),
      game_id: withPot[random.int(withPot.length)]?.id ?? 1,
      amount_kopecks: Math.round((pot?.seed ?? 0) * (1.1 + random.next()) * KOPECKS),
      hit_at: date(options.now - (at * 61 + random.int(50)) * 60_000),
    }
  })
}

async function clear(db: Kysely<Schema>): Promise<void> {
  for (const table of [
    'jackpot_hits',
    'house_rounds',
    'house_players',
    'games',
    'providers',
    'pots',
    'tournaments',
    'sandbox_state',
  ] as const) {
    await db.deleteFrom(table).execute()
  }
}

async function fill(db: Transaction<Schema>, options: SeedOptions): Promise<void> {
  const games = gameRows(options)
  const rounds = houseRounds(options, games)
  const day = startOfDay(options.now)
  await db
    .insertInto('providers')
    .values(providers.map(([name_ru, name_en], at) => ({ id: at + 1, name_ru, name_en })))
    .execute()
  for (let at = 0; at < games.length; at += ROWS_PER_INSERT) {
    await db
      .insertInto('games')
      .values(games.slice(at, at + ROWS_PER_INSERT))
      .execute()
  }
  await db
    .insertInto('pots')
    .values(
      pots.map(({ name, seed, grown, perSecond }, at) => ({
        id: at + 1,
        name_ru: name.ru,
        name_en: name.en,
        seed_kopecks: seed * KOPECKS,
        base_kopecks: grown * KOPECKS,
        kopecks_per_second: perSecond * KOPECKS,
        counted_at: date(day),
      })),
    )
    .execute()
  await db
    .insertInto('house_players')
    .values(houseNicks.map((nick, at) => ({ id: at + 1, nick })))
    .execute()
  for (let at = 0; at < rounds.length; at += ROWS_PER_INSERT) {
    await db
      .insertInto('house_rounds')
      .values(rounds.slice(at, at + ROWS_PER_INSERT))
      .execute()
  }
  await db.insertInto('jackpot_hits').values(jackpotHits(options, games)).execute()
  await db
    .insertInto('tournaments')
    .values(
      tournaments.map((entry, at) => ({
        id: at + 1,
        slug: entry.slug,
        name_ru: entry.name.ru,
        name_en: entry.name.en,
        description_ru: entry.text.ru,
        description_en: entry.text.en,
        fund_kopecks: entry.fund * KOPECKS,
        motif: entry.scene,
        started_at: date(day + entry.fromHours * HOUR),
        ended_at: date(day + entry.toHours * HOUR),
      })),
    )
    .execute()
}

/**
 * Makes the content where it is missing, older than today, or made from another seed: tournaments and winners lie around
 * now. What players did (`play_…`) is never touched.
 */
export async function seedContent(db: Database, options: SeedOptions): Promise<void> {
  const state = await db.selectFrom('sandbox_state').selectAll().executeTakeFirst()
  const seededOn = new Date(startOfDay(options.now)).toISOString()
  const count = options.games ?? 0
  if (state?.seeded_on === seededOn && state.seed === options.seed && state.game_count === count) return
  await db.transaction().execute(async (transaction) => {
    await clear(transaction)
    await fill(transaction, options)
    await transaction
      .insertInto('sandbox_state')
      .values({ id: 1, seeded_on: seededOn, seed: options.seed, game_count: count })
      .execute()
  })
}
