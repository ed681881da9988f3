import { randomBytes } from 'node:crypto'
import type { NotNull } from 'kysely'
import type { EngineId } from '#games/registry.ts'
import type { Database } from '#server/db/open.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { tokenHash } from '#server/accounts/secrets.ts'
import { keepSession } from '#server/play/round/play-session.ts'
import { readProtection } from '#server/protection/facts.ts'
import { purseOf } from './purses.ts'

const TOKEN_BYTES = 32
const MINUTE = 60_000
/** Lifetimes of a launch token and of the play token it is exchanged for. */
const LAUNCH_MS = 5 * MINUTE
const PLAY_MS = 24 * 60 * MINUTE

/** Limit of a guest's launches per network, because each one can become a purse. An office may share an address. */
export const GUEST_LAUNCH_LIMIT = { burst: 120, refillMs: 20_000 }

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Deletes expired launches, with the purses of guests, which nothing else can reach. */
export async function sweepLaunches(db: Database, now: number): Promise<void> {
  await db
    .with('expired', (query) =>
      query
        .deleteFrom('launches')
        .where('token_hash', 'in', ({ selectFrom }) =>
          selectFrom('launches').select('token_hash').where('expires_at', '<=', new Date(now)).forUpdate().skipLocked(),
        )
        .returning('purse_id'),
    )
    .deleteFrom('play_purses')
    .where('player_id', 'is', null)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('expired').select('purse_id').where('purse_id', 'is not', null).$narrowType<{ purse_id: NotNull }>(),
    )
    .execute()
}

/**
 * Returns a one-time token that opens a game in a frame, valid for five minutes and while the session of
 * `sessionToken` lives. Only its hash is stored.
 */
export async function createLaunch(
  db: Database,
  {
    player,
    sessionToken,
    game,
    engine,
    isReal,
    now,
  }: {
    player: number | null
    sessionToken: string | null
    game: string
    engine: EngineId
    isReal: boolean
    now: number
  },
): Promise<string> {
  await sweepLaunches(db, now)
  const session =
    player === null || sessionToken === null
      ? undefined
      : await db
          .selectFrom('player_sessions')
          .select('id')
          .where('token_hash', '=', tokenHash(sessionToken))
          .executeTakeFirst()
  const token = newToken()
  await db
    .insertInto('launches')
    .values({
      token_hash: tokenHash(token),
      // The session may have ended a moment ago.
      player_id: session === undefined ? null : player,
      session_id: session?.id ?? null,
      game_slug: game,
      engine,
      // Without a session it is a guest's, and a guest plays demo.
      is_real: isReal && session !== undefined,
      purse_id: null,
      expires_at: new Date(now + LAUNCH_MS),
    })
    .execute()
  return token
}

/**
 * Exchanges a launch token for a play token, valid for a day, which replaces it. `null` for a token that is unknown,
 * used or expired. A player has one real game at a time (RTS 14C): an earlier one ends.
 */
export async function enterLaunch(db: Database, launchToken: string, now: number): Promise<string | null> {
  const unused = db
    .selectFrom('launches')
    .select(['token_hash', 'player_id', 'is_real'])
    .where('token_hash', '=', tokenHash(launchToken))
    // A launch without a purse has not been entered.
    .where('purse_id', 'is', null)
    .where('expires_at', '>', new Date(now))
  const found = await unused.executeTakeFirst()
  if (found === undefined) return null
  const { player_id: player, is_real: isReal } = found
  return db.transaction().execute(async (transaction) => {
    if (isReal && player !== null) await lockPlayerRow(transaction, player)
    // The row lock makes its token good once.
    const launch = await transaction.executeQuery(unused.forUpdate())
    if (launch.rows.length === 0) return null
    if (isReal && player !== null) {
      await transaction
        .updateTable('launches')
        .set({ is_superseded: true })
        .where('player_id', '=', player)
        .where('is_real', '=', true)
        .where('purse_id', 'is not', null)
        .execute()
      await keepSession(transaction, player, await readProtection(transaction, player), now)
    }
    const playToken = newToken()
    await transaction
      .updateTable('launches')
      .set({
        token_hash: tokenHash(playToken),
        purse_id: await purseOf(transaction, { player, isReal }),
        expires_at: new Date(now + PLAY_MS),
      })
      .where('token_hash', '=', found.token_hash)
      .execute()
    return playToken
  })
}

/** The purse, player and game of a round. */
export interface Play {
  purseId: string
  game: { slug: string }
  engine: EngineId
  player: number | null
  isReal: boolean
}

/** What a play token gives access to. */
export interface EnteredPlay extends Play {
  tokenHash: string
  /** `potId` is `null` if the game takes part in no jackpot. */
  game: { id: number; slug: string; potId: number | null }
}

/**
 * Why a play token is not good (any more). `tokenInvalid`: it is unknown or has ended, or its purse no longer exists;
 * `elsewhere`: the player has opened a real game elsewhere since.
 */
export type PlayEnd = 'tokenInvalid' | 'elsewhere'

/** Finds the purse and game of a play token. */
export async function playOf(db: Database, playToken: string, now: number): Promise<EnteredPlay | PlayEnd> {
  const hash = tokenHash(playToken)
  const launch = await db
    .selectFrom('launches')
    .leftJoin('players', 'players.id', 'launches.player_id')
    .innerJoin('games', 'games.slug', 'game_slug')
    .select([
      'purse_id',
      'games.id',
      'games.slug',
      'pot_id',
      'launches.engine',
      'player_id',
      'is_real',
      'is_superseded',
    ])
    .where('token_hash', '=', hash)
    .where('players.blocked_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (launch === undefined || launch.purse_id === null) return 'tokenInvalid'
  if (launch.is_superseded) return 'elsewhere'
  const { purse_id: purseId, id, slug, pot_id: potId, engine, player_id: player, is_real: isReal } = launch
  return { tokenHash: hash, purseId, game: { id, slug, potId }, engine, player, isReal }
}
