import { moscowTime } from '#contract/core/moscow-time.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { gameNames } from '#stories/fixtures/names.ts'
import { HASH, SEED } from '#stories/fixtures/round-proof.tsx'
import { STORY_NOW } from './screen-frame.tsx'

/* Rounds with their true proofs: the browser plays them again. */

const proof = { hash: HASH, server_seed: SEED, client_seed: 'marina', nonce: 0, bet: '{"stake":1000}', actions: '[]' }
const round = { played_at: moscowTime(STORY_NOW - 3_600_000), stake: 10, user: 'mari•••', money: null, proof }

/** Video poker of the player: a pair is held, and three of a kind pay. */
export const pokerRound = {
  ...round,
  id: 'poker',
  game: gameNames.jacksPlus,
  slug: 'jacks-plus',
  engine: 'jacks-plus',
  win: 30,
  user: 'marina',
  own: 1,
  money: { own_stake: 10, bonus_stake: 0, own_win: 30, bonus_win: 0, balance_before: 12_825, balance_after: 12_845 },
  proof: { ...proof, nonce: 37, actions: '[{"held":[false,true,true,false,false]}]' },
}

/** The same before its seed is revealed. */
export const hiddenRound = { ...pokerRound, proof: { ...pokerRound.proof, server_seed: '' } }

/** The seeds in use, with the hash of the server seed that comes next. */
export const fairness = {
  hash: HASH,
  client_seed: 'marina',
  nonce: 38,
  next_hash: '4b17f0a7ad1e5c2690e88c0b7f1f4de2c96a3b3350d17ef28a95c4d60eb37f11',
}

/** A spin of another player that won eight free spins. */
export const freeSpinsRound = {
  ...round,
  id: 'coast',
  game: localized({ ru: 'Янтарный Берег', en: 'Amber Coast' }),
  slug: 'amber-coast',
  engine: 'amber-coast',
  win: 121,
  proof: { ...proof, nonce: 589, actions: JSON.stringify(Array.from({ length: 8 }, () => ({ spin: true }))) },
}

/** Four chips of another player, two of which paid. */
export const rouletteRound = {
  ...round,
  id: 'roulette',
  game: gameNames.nevaRoulette,
  slug: 'neva-roulette',
  engine: 'neva-roulette',
  stake: 90,
  win: 240,
  proof: {
    ...proof,
    client_seed: 'player-3',
    nonce: 65,
    bet: JSON.stringify({
      chips: [
        { on: 'straight-17', kopecks: 1000 },
        { on: 'red', kopecks: 5000 },
        { on: 'dozen-2', kopecks: 2000 },
        { on: 'split-17-20', kopecks: 1000 },
      ],
    }),
  },
}

/** A bot's round of today. */
export const botRound = {
  ...rouletteRound,
  id: 'bot-1',
  user: 'lotus•••',
  is_bot: 1,
  proof: { ...proof, server_seed: '', client_seed: '', bet: '', actions: '' },
}
