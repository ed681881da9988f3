import type { PlayState } from '#contract/play/frame-calls.ts'
import { engines } from '#games/registry.ts'
import type { ServerClock } from '#server/clock.ts'
import { FREE_SPIN_KOPECKS } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import type { Play } from '#server/play/launch/launches.ts'
import { DEMO_BALANCE, REFILL_BELOW, remainingDelay } from '#server/play/launch/purses.ts'
import { openRound } from './stored-rounds.ts'
import { bankrollOf } from './bankroll.ts'
import { lastRevealedSeeds, publish, seedsInUse } from '#server/play/seeds/seeds.ts'

/** Returns the state of a play, or `null` if its purse does not exist. */
export async function readState(db: Database, play: Play, clock: ServerClock): Promise<PlayState | null> {
  const purse = await db
    .selectFrom('play_purses')
    .select('last_round_at')
    .where('id', '=', play.purseId)
    .executeTakeFirst()
  if (purse === undefined) return null
  const engine = engines[play.engine]
  const { balance, bonus, freeSpins } = await bankrollOf(play).read(db, play, clock.now())
  const waitMs = remainingDelay(purse.last_round_at, engine.facts.paceMs, clock.systemNow())
  return {
    isReal: play.isReal,
    balance,
    bonus,
    freeSpins,
    freeSpinStake: FREE_SPIN_KOPECKS,
    canRefill: !play.isReal && balance < REFILL_BELOW,
    waitMs,
    fairness: publish(await seedsInUse(db, play.purseId)),
    revealed: await lastRevealedSeeds(db, play.purseId),
    bet: engine.limits,
    open: await openRound(db, play, { waitMs, freeSpins }),
  }
}

/** Refills an empty purse. */
export async function refill(db: Database, { purseId }: Play): Promise<void> {
  await db
    .updateTable('play_purses')
    .set({ kopecks: DEMO_BALANCE })
    .where('id', '=', purseId)
    .where('kopecks', '<', REFILL_BELOW)
    .execute()
}
