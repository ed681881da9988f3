import type { Bilingual, Language } from '#contract/core/languages.ts'
import type { Round, RoundMoney, RoundProof } from '#contract/play/rounds.ts'
import { seedHash } from '#games/numbers.ts'
import { botPlay, isBotSeedRevealed } from '#server/bots/rounds.ts'
import type { Database } from '#server/db/open.ts'
import { hitName } from '#server/jackpots/feed.ts'
import { rubles } from '#server/jackpots/pots.ts'
import { jackpotNameOf } from './jackpot-name.ts'
import { readOwnBalances, type MovedRound } from './own-balances.ts'
import { maskName } from '#server/winners/mask-name.ts'

/* One round with what it can be computed again from: its player's, or one of another player or a bot. */

const BOT_ROUND = /^bot-(?<id>[1-9]\d{0,8})$/u

/** The id by which a bot's round is public. */
export const botRoundId = (id: number): string => `bot-${id}`

interface MoneyRow extends MovedRound {
  bonus_kopecks: number
  bonus_win_kopecks: number
}

const rublesOrNull = (kopecks: number | null): number | null => (kopecks === null ? null : rubles(kopecks))

async function moneyOf(db: Database, row: MoneyRow): Promise<RoundMoney> {
  const balances = (await readOwnBalances(db, [row])).get(row.round_id)
  return {
    own_stake: rubles(row.own_kopecks),
    bonus_stake: rubles(row.bonus_kopecks),
    own_win: rubles(row.own_win_kopecks),
    bonus_win: rubles(row.bonus_win_kopecks),
    balance_before: rublesOrNull(balances?.before ?? null),
    balance_after: rublesOrNull(balances?.after ?? null),
  }
}

interface ProofRow {
  server_seed: string | null
  client_seed: string | null
  revealed_at: Date | null
  nonce: number | null
  bet: unknown
  actions: readonly unknown[] | null
}

/** The proof as the caller may see it; `null` if the console has played the round. */
function proofOf(row: ProofRow, isOwn: boolean): RoundProof | null {
  if (row.server_seed === null || row.client_seed === null || row.nonce === null) return null
  const isRevealed = row.revealed_at !== null
  const isVisible = isOwn || isRevealed
  return {
    hash: seedHash(row.server_seed),
    server_seed: isRevealed ? row.server_seed : '',
    client_seed: isVisible ? row.client_seed : '',
    nonce: row.nonce,
    bet: isVisible ? JSON.stringify(row.bet) : '',
    actions: isVisible ? JSON.stringify(row.actions) : '',
  }
}

/** The name of the jackpot that a player's round has won; `null` for none, and for a round of the console. */
const nameOfJackpot = ({ server_seed, client_seed, nonce, ...row }: ProofRow & MoneyRow): Bilingual | null =>
  server_seed === null || client_seed === null || nonce === null
    ? null
    : jackpotNameOf({ ...row, server_seed, client_seed, nonce })

interface RoundQuery {
  id: string
  /** The caller; `null` for a guest. */
  player: number | null
  language: Language
  /** Milliseconds since the epoch: bots' seeds are revealed with the day's end. */
  now: number
}

async function readPlayersRound(db: Database, { id, player, language }: RoundQuery): Promise<Round | null> {
  const row = await db
    .selectFrom('stakes')
    .innerJoin('players', 'players.id', 'stakes.player_id')
    .leftJoin('games', 'games.slug', 'stakes.game_slug')
    .leftJoin('rounds', 'rounds.id', 'stakes.round_id')
    .leftJoin('seed_pairs', 'seed_pairs.id', 'rounds.seed_pair_id')
    .select(['round_id', 'stakes.player_id', 'stakes.settled_at', 'placed_at', 'login', 'blocked_at'])
    .select(['own_kopecks', 'stakes.bonus_kopecks', 'own_win_kopecks', 'stakes.bonus_win_kopecks', 'pot_kopecks'])
    .select(['slug', 'motif', language === 'ru' ? 'name_ru as game' : 'name_en as game'])
    .select([
      'rounds.engine',
      'rounds.nonce',
      'bet',
      'actions',
      'stake_kopecks',
      'win_kopecks',
      'balance_after_kopecks',
    ])
    .select(['server_seed', 'client_seed', 'revealed_at'])
    .where('round_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const isOwn = row.player_id === player
  if (!isOwn && (row.settled_at === null || row.blocked_at !== null)) return null
  const paid = { stake: row.own_kopecks + row.bonus_kopecks, win: row.own_win_kopecks + row.bonus_win_kopecks }
  const win = row.win_kopecks ?? paid.win
  return {
    id: row.round_id,
    game: row.game ?? '',
    slug: row.slug ?? '',
    engine: row.engine ?? '',
    motif: row.motif ?? '',
    played_at: row.placed_at.getTime(),
    is_open: row.settled_at === null,
    is_free_spin: paid.stake === 0,
    is_bot: false,
    stake: rubles(row.stake_kopecks ?? paid.stake),
    win: rubles(win),
    forfeited: row.settled_at === null ? 0 : rubles(win - paid.win),
    jackpot: rubles(row.pot_kopecks),
    jackpot_name: nameOfJackpot(row)?.[language] ?? '',
    user: isOwn ? row.login : maskName(row.login),
    own: isOwn,
    money: isOwn ? await moneyOf(db, row) : null,
    proof: proofOf(row, isOwn),
  }
}

async function readBotsRound(db: Database, id: number, { language, now }: RoundQuery): Promise<Round | null> {
  const row = await db
    .selectFrom('bot_rounds as round')
    .innerJoin('bots', 'bots.id', 'round.bot_id')
    .innerJoin('games as game', 'game.id', 'round.game_id')
    .select(['stake_kopecks', 'win_kopecks', 'proof', 'played_at', 'nick', 'slug', 'motif', 'engine', 'pot_id'])
    .select(language === 'ru' ? 'name_ru as game' : 'name_en as game')
    .select(({ selectFrom }) =>
      selectFrom('bot_jackpot_hits as hit')
        .select(({ fn }) => fn.sum<string | null>('amount_kopecks').as('sum'))
        .whereRef('hit.bot_id', '=', 'round.bot_id')
        .whereRef('hit.game_id', '=', 'round.game_id')
        .whereRef('hit.hit_at', '=', 'round.played_at')
        .as('jackpot_kopecks'),
    )
    .where('round.id', '=', id)
    .executeTakeFirst()
  const [serverSeed, clientSeed, nonce] = row?.proof.split(':') ?? []
  if (row === undefined || serverSeed === undefined || clientSeed === undefined) return null
  const { engine } = row
  const { bet, actions } = botPlay(engine, { serverSeed, clientSeed, nonce: Number(nonce) }, row.stake_kopecks)
  const isRevealed = isBotSeedRevealed(serverSeed, row.played_at.getTime(), now)
  return {
    id: botRoundId(id),
    game: row.game,
    slug: row.slug,
    engine,
    motif: row.motif,
    played_at: row.played_at.getTime(),
    is_open: false,
    is_free_spin: false,
    is_bot: true,
    stake: rubles(row.stake_kopecks),
    win: rubles(row.win_kopecks),
    forfeited: 0,
    jackpot: rubles(Number(row.jackpot_kopecks ?? 0)),
    jackpot_name: row.jackpot_kopecks === null ? '' : (hitName(row)?.[language] ?? ''),
    user: row.nick,
    own: false,
    money: null,
    proof: proofOf(
      {
        server_seed: serverSeed,
        client_seed: clientSeed,
        nonce: Number(nonce),
        revealed_at: isRevealed ? row.played_at : null,
        bet,
        actions,
      },
      false,
    ),
  }
}

/** Reads a round; `null` if there is none that the caller may see. */
export async function readRound(db: Database, query: RoundQuery): Promise<Round | null> {
  const bot = BOT_ROUND.exec(query.id)?.groups?.['id']
  return bot === undefined ? readPlayersRound(db, query) : readBotsRound(db, Number(bot), query)
}
