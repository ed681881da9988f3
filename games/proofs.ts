import { amberCoastProof } from './amber-coast/proof.ts'
import { blackjackProof } from './blackjack/proof.ts'
import { cherryRowProof } from './cherry-row/proof.ts'
import { jacksPlusProof } from './jacks-plus/proof.ts'
import { minesProof } from './mines/proof.ts'
import { nevaRouletteProof } from './neva-roulette/proof.ts'
import type { GameProof } from './proof.ts'
import type { EngineId } from './registry.ts'
import { wheelOfSeasonsProof } from './wheel-of-seasons/proof.ts'

/** What players can check of each game that gave rules their name. */
export const proofs: Readonly<Record<EngineId, GameProof>> = {
  'cherry-row': cherryRowProof(''),
  'amber-coast': amberCoastProof(''),
  'neva-roulette': nevaRouletteProof,
  'jacks-plus': jacksPlusProof,
  'wheel-of-seasons': wheelOfSeasonsProof,
  mines: minesProof,
  blackjack: blackjackProof,
}

/** What players can check of a game: a slot shows the symbols of its cover's motif. */
export function proofFor(engine: EngineId, motif: string): GameProof {
  if (engine === 'cherry-row') return cherryRowProof(motif)
  return engine === 'amber-coast' ? amberCoastProof(motif) : proofs[engine]
}
