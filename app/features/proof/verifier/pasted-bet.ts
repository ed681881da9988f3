import * as z from 'zod/mini'
import type { GameProof } from '#games/proof.ts'
import type { ProofFields } from '../proof-text.ts'

const Stake = z.object({ stake: z.int() })
const Held = z.array(z.object({ held: z.array(z.boolean()) }))

function readJson<T>(schema: z.ZodMiniType<T>, text: string): T | null {
  try {
    const read = z.safeParse(schema, JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** The bet and the held cards of a copied proof, as the fields of the verifier have them; `null` where there are none. */
export function readPastedBet(
  game: GameProof,
  { bet, actions }: Pick<ProofFields, 'bet' | 'actions'>,
): {
  stake: string | null
  lines: string | null
  held: readonly boolean[] | null
} {
  const stake = readJson(Stake, bet)?.stake
  const lines =
    game.bet.kind === 'lines' ? game.bet.write(readJson(z.unknown(), bet), readJson(z.unknown(), actions)) : null
  return {
    stake: stake === undefined ? null : String(stake),
    lines,
    held: readJson(Held, actions)?.[0]?.held ?? null,
  }
}
