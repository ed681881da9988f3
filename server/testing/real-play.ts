import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/open.ts'
import type { EnteredPlay } from '#server/play/launch/launches.ts'
import { purseOf } from '#server/play/launch/purses.ts'

/** Enters a game with real money, without a session and for ever. Other plays of the player stay good. */
export async function enterRealPlay(
  db: Database,
  { player, game, engine }: Pick<EnteredPlay, 'game' | 'engine'> & { player: number },
): Promise<EnteredPlay> {
  const tokenHash = randomUUID()
  const purseId = await db.transaction().execute((transaction) => purseOf(transaction, { player, isReal: true }))
  await db
    .insertInto('launches')
    .values({
      token_hash: tokenHash,
      player_id: player,
      session_id: null,
      game_slug: game.slug,
      engine,
      is_real: true,
      purse_id: purseId,
      expires_at: new Date('9999-01-01'),
    })
    .execute()
  return { tokenHash, purseId, game, engine, player, isReal: true }
}
