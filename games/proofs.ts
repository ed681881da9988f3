import { amberCoastProof } from './amber-coast/proof.ts'
import { blackjackProof } from './blackjack/proof.ts'
import { cherryRowProof } from './cherry-row/proof.ts'
import { jacksPlusProof } from './jacks-plus/proof.ts'
import { minesProof } from './mines/proof.ts'
import { nevaRouletteProof } from './neva-roulette/proof.ts'
import type { GameProof } from './proof.ts'
import type { EngineId } from './registry.ts'
import { wheelOfSeasonsProof } from './wheel-of-seasons/proof.ts'

/** What players can check of each game. */
export const proofs: Readonly<Record<EngineId, GameProof>> = {
  'cherry-row': cherryRowProof,
  'amber-coast': amberCoastProof,
  'neva-roulette': nevaRouletteProof,
  'jacks-plus': jacksPlusProof,
  'wheel-of-seasons': wheelOfSeasonsProof,
  mines: minesProof,
  blackjack: blackjackProof,
}
