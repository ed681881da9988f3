import * as z from 'zod/mini'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { ProofFields } from '#app/shell/proof/proof-text.ts'

const Stake = z.object({ stake: z.int() })
const Chips = z.object({ chips: z.array(z.object({ on: z.string(), kopecks: z.int() })) })
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
export function readPastedBet({ bet, actions }: Pick<ProofFields, 'bet' | 'actions'>): {
  stake: string | null
  lines: string | null
  held: readonly boolean[] | null
} {
  const chips = readJson(Chips, bet)?.chips
  const stake = readJson(Stake, bet)?.stake
  return {
    stake: stake === undefined ? null : String(stake),
    lines: chips?.map(({ on, kopecks }) => `${on} ${kopecks / KOPECKS_PER_RUBLE}`).join('\n') ?? null,
    held: readJson(Held, actions)?.[0]?.held ?? null,
  }
}
