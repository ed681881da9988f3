import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { LANGUAGES, type Bilingual } from '#contract/core/languages.ts'
import { createDraw } from '#games/numbers.ts'
import { pots as potContents } from '#server/seed/site-content.ts'

/** What the jackpots return on average of an own stake: its shares, and the seeds that hits pay. */
export const JACKPOT_RETURN = potContents.reduce(
  (sum, { share, seed, stakedPerHit }) => sum + share / 100 + seed / stakedPerHit,
  0,
)

/** The part of a round that affects the jackpots. */
export interface FeedingRound {
  stake_kopecks: number
  /** Seeds of the round, from which hits can be recomputed. */
  proof: string
}

/** A jackpot win, and the round that hit it. */
export interface PotHit<Round> {
  round: Round
  kopecks: number
}

const UINT32_RANGE = 2 ** 32

/**
 * Which jackpots a round hits. The chance is its stake divided by the average amount staked per hit, independent of
 * earlier rounds.
 */
export function hitsOf({ proof, stake_kopecks }: FeedingRound): boolean[] {
  const draw = createDraw({ serverSeed: proof, clientSeed: 'pots', nonce: 0 })
  return potContents.map(
    ({ stakedPerHit }) => draw(UINT32_RANGE) / UINT32_RANGE < stake_kopecks / (stakedPerHit * KOPECKS_PER_RUBLE),
  )
}

/** The name of the jackpot that a round hits; `null` if it hits none. Two at once have both names. */
export function hitName(round: FeedingRound): Bilingual | null {
  const hits = hitsOf(round)
  const names = potContents.filter((_, index) => hits[index] === true).map(({ name }) => name)
  if (names.length === 0) return null
  const [ru, en] = LANGUAGES.map((language) => names.map((name) => name[language]).join(' + '))
  return { ru: ru ?? '', en: en ?? '' }
}

/**
 * Applies rounds to the jackpots: each takes its share of every stake, and a hit jackpot is paid in full and reset to
 * its seed. `kopecks` holds the jackpots in order of id.
 */
export function feedPots<Round extends FeedingRound>(
  kopecks: readonly number[],
  rounds: readonly Round[],
): { kopecks: number[]; hits: PotHit<Round>[] } {
  const totals = [...kopecks]
  const wins: PotHit<Round>[] = []
  for (const round of rounds) {
    const hits = hitsOf(round)
    for (const [index, { share, seed }] of potContents.entries()) {
      const total = (totals[index] ?? seed * KOPECKS_PER_RUBLE) + Math.round((round.stake_kopecks * share) / 100)
      const isHit = hits[index] === true
      totals[index] = isHit ? seed * KOPECKS_PER_RUBLE : total
      if (isHit) wins.push({ round, kopecks: total })
    }
  }
  return { kopecks: totals, hits: wins }
}
