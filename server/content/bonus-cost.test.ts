import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KOPECKS_PER_RUBLE, money } from '#contract/core/constants.ts'
import { BIRTHDAY_BONUSES, POINTS_PER_TIER, VIP_TIERS } from '#contract/lobby/levels.ts'
import { ENGINE_IDS, engines } from '#games/registry.ts'
import { JACKPOT_RETURN } from '#server/jackpots/feed.ts'
import { bonusOffers, FREE_SPIN_KOPECKS, promoCodes, type BonusOffer } from './bonuses.ts'

/*
 * What a bonus costs the operator against the best strategy over all games. `docs/bonus-cost.md` has the reasoning, and
 * its figures are those of this test.
 */

/** The share of a stake that the house keeps. */
const edgeOf = (id: (typeof ENGINE_IDS)[number]): number => {
  const [paid, staked] = engines[id].facts.returns
  return 1 - paid / staked
}
/** The least that a ruble of wagering costs, with bonus money, and with own money, which also plays for jackpots. */
const bonusPrice = Math.min(...ENGINE_IDS.map((id) => edgeOf(id) / (engines[id].facts.contribution / 100)))
/** The rules of all games with a jackpot. */
const withJackpot = 'amber-coast'
const jackpotPrice = (edgeOf(withJackpot) - JACKPOT_RETURN) / (engines[withJackpot].facts.contribution / 100)
const ownPrice = Math.min(bonusPrice, jackpotPrice)

/** What the free spins of an offer win on average. */
const spinsWorth = ({ spins }: BonusOffer): number =>
  (spins * FREE_SPIN_KOPECKS * (1 - edgeOf('cherry-row'))) / KOPECKS_PER_RUBLE

/**
 * An upper bound of what a player gains on average by a bonus of an amount, for a deposit, in rubles. The bonus money can
 * grow to what is paid at most only with the chance that its value and the price of the wagering allow.
 */
function mostGained(offer: BonusOffer, amount: number, deposit: number): number {
  const start = amount + spinsWorth(offer)
  const stakes = (start + deposit) * offer.wager
  if (offer.maxPaidPercent === 0) return start
  const paid = (amount * offer.maxPaidPercent) / 100
  const lostOwnFirst = (paid * start) / (paid + bonusPrice * stakes)
  const wageredWithOwn = paid - ownPrice * stakes
  return Math.min(paid, Math.max(lostOwnFirst, wageredWithOwn))
}

/** The deposits that a bonus can be had with: from its minimum to more than it counts. */
const depositsOf = ({ deposit }: BonusOffer): number[] =>
  deposit === null ? [] : Array.from({ length: 200 }, (_, index) => deposit.min + index * 100)
const bonusOf = ({ amount, deposit }: BonusOffer, paid: number): number =>
  Math.min((paid * (deposit?.percent ?? 0)) / 100, amount)

const offers: [string, BonusOffer][] = Object.entries(bonusOffers)
const ofDeposits = offers.filter(([, { deposit }]) => deposit !== null)
const document = readFileSync('docs/bonus-cost.md', 'utf8')
const rubles = (amount: number): string => Math.round(amount).toLocaleString('en')

describe('bonus cost', () => {
  it.each(ofDeposits)('of %s is at most half of the deposit, whatever the strategy', (_, offer) => {
    const tooDear = depositsOf(offer).filter(
      (deposit) => mostGained(offer, bonusOf(offer, deposit), deposit) > deposit / 2,
    )
    expect(tooDear).toEqual([])
  })

  it('stands in the document for the smallest and the largest deposit', () => {
    for (const [key, offer] of ofDeposits) {
      for (const deposit of [offer.deposit?.min ?? 0, offer.amount]) {
        const cost = rubles(mostGained(offer, bonusOf(offer, deposit), deposit))
        expect(document).toMatch(new RegExp(`\\| \`${key}\` +\\| ${rubles(deposit)} ₽ +\\| ${cost} ₽ +\\|`, 'u'))
      }
    }
  })

  it('of the bonuses without a deposit is their amount, which stands in the document', () => {
    const given = {
      gift: bonusOffers.gift.amount,
      'cherry-spins': spinsWorth(bonusOffers['cherry-spins']),
      status: bonusOffers.status.amount,
      tier: VIP_TIERS.reduce((sum, { statusBonus }) => sum + statusBonus, 0),
      birthday: Math.max(...BIRTHDAY_BONUSES),
    }
    expect(Object.keys(given).toSorted()).toEqual(
      offers
        .filter(([, { deposit }]) => deposit === null)
        .map(([key]) => key)
        .toSorted(),
    )
    for (const [key, cost] of Object.entries(given))
      expect(document).toMatch(new RegExp(`\\| \`${key}\` +\\|.+\\| ${rubles(cost)} ₽ +\\|`, 'u'))
  })

  it('of the status bonuses up to tier 8 stands in the document beside the stakes that earn them', () => {
    const bonuses = VIP_TIERS.slice(0, 8).reduce((sum, { statusBonus }) => sum + statusBonus, 0)
    const stakes = POINTS_PER_TIER.slice(0, 7).reduce((sum, points) => sum + points, 0) * 100
    expect(document).toContain(`${rubles(bonuses)} ₽ for ${rubles(stakes)} ₽ of stakes`)
    expect(document).toContain(`keeps ${rubles(bonusPrice * stakes)} ₽ of them`)
  })

  it('knows every promo code', () => {
    for (const { offer } of Object.values(promoCodes)) expect(bonusOffers[offer].amount).toBeLessThanOrEqual(1500)
  })

  it('is that of the package of the specification, which the largest deposits can reach', () => {
    const total = ofDeposits.reduce((sum, [, { amount }]) => sum + amount, 0)
    expect(total).toBe(money.welcome.total)
    expect(ofDeposits.reduce((sum, [, { deposit }]) => sum + (deposit?.percent ?? 0), 0)).toBe(300)
    expect(ofDeposits.reduce((sum, [, { spins }]) => sum + spins, 0)).toBe(money.welcome.freeSpins)
    for (const [, { amount, deposit }] of ofDeposits)
      expect((amount * 100) / (deposit?.percent ?? 1)).toBeLessThanOrEqual(money.depositCeiling)
  })
})
