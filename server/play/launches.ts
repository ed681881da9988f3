import { randomBytes } from 'node:crypto'
import type { NotNull } from 'kysely'
import type { EngineId } from '#games/registry.ts'
import type { Database } from '#server/db/open.ts'
import { tokenHash } from '#server/accounts/secrets.ts'
import { purseOf } from './purses.ts'

const TOKEN_BYTES = 32
const MINUTE = 60_000
/** Lifetimes of a launch token and of the play token it is exchanged for. */
const LAUNCH_MS = 5 * MINUTE
const PLAY_MS = 24 * 60 * MINUTE

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Deletes expired launches, with the purses of guests, which nothing else can reach. */
async function sweepLaunches(db: Database, now: number): Promise<void> {
  await db
    .with('expired', (query) =>
      query
        .deleteFrom('launches')
        .where('token_hash', 'in', ({ selectFrom }) =>
          selectFrom('launches').select('token_hash').where('expires_at', '<=', new Date(now)).forUpdate().skipLocked(),
        )
        .returning('purse_id'),
    )
    .deleteFrom('demo_purses')
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
    now,
  }: { player: number | null; sessionToken: string | null; game: string; engine: EngineId; now: number },
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
      purse_id: null,
      expires_at: new Date(now + LAUNCH_MS),
    })
    .execute()
  return token
}

/**
 * Exchanges a launch token for a play token, valid for a day, which replaces it. `null` for a token that is unknown,
 * used or expired.
 */
export async function enterLaunch(db: Database, launchToken: string, now: number): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    // A launch without a purse has not been entered. The row lock makes its token good once.
    const launch = await transaction
      .selectFrom('launches')
      .select(['token_hash', 'player_id'])
      .where('token_hash', '=', tokenHash(launchToken))
      .where('purse_id', 'is', null)
      .where('expires_at', '>', new Date(now))
      .forUpdate()
      .executeTakeFirst()
    if (launch === undefined) return null
    const playToken = newToken()
    await transaction
      .updateTable('launches')
      .set({
        token_hash: tokenHash(playToken),
        purse_id: await purseOf(transaction, launch.player_id),
        expires_at: new Date(now + PLAY_MS),
      })
      .where('token_hash', '=', launch.token_hash)
      .execute()
    return playToken
  })
}

/** What a play token gives access to. */
export interface Play {
  purseId: string
  gameSlug: string
  engine: EngineId
}

/** Finds the purse and game of a play token; `null` if it is unknown or expired, or the player is blocked. */
export async function playOf(db: Database, playToken: string, now: number): Promise<Play | null> {
  const launch = await db
    .selectFrom('launches')
    .leftJoin('players', 'players.id', 'launches.player_id')
    .select(['purse_id', 'game_slug', 'engine'])
    .where('token_hash', '=', tokenHash(playToken))
    .where('players.blocked_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  return launch === undefined || launch.purse_id === null
    ? null
    : { purseId: launch.purse_id, gameSlug: launch.game_slug, engine: launch.engine }
}
