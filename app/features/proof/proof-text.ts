import type { Round } from '#contract/play/rounds.ts'

/* The proof of a round as a text that any HMAC tool, and the verifier in one paste, can be fed with. */

/** The fields of the text, as they were written. */
export interface ProofFields {
  game: string
  serverSeed: string
  hash: string
  clientSeed: string
  nonce: string
  /** JSON. */
  bet: string
  actions: string
}

const LABELS: Readonly<Record<keyof ProofFields, string>> = {
  game: 'game',
  serverSeed: 'server seed',
  hash: 'hash',
  clientSeed: 'client seed',
  nonce: 'nonce',
  bet: 'bet',
  actions: 'actions',
}

/** Writes the proof, one field a line. Without a proof the text is empty. */
export function writeProofText({ engine, proof }: Pick<Round, 'engine' | 'proof'>): string {
  if (proof === null) return ''
  const { hash, server_seed, client_seed, nonce, bet, actions } = proof
  return [
    `${LABELS.game}: ${engine}`,
    `${LABELS.serverSeed}: ${server_seed}`,
    `${LABELS.hash}: ${hash}`,
    `${LABELS.clientSeed}: ${client_seed}`,
    `${LABELS.nonce}: ${nonce}`,
    `${LABELS.bet}: ${bet}`,
    `${LABELS.actions}: ${actions}`,
  ].join('\n')
}

/** Reads a pasted proof; `null` for any other text. */
export function readProofText(text: string): ProofFields | null {
  const values = new Map(
    text.split('\n').map((line) => {
      const end = line.indexOf(':')
      return [line.slice(0, Math.max(0, end)).trim().toLowerCase(), line.slice(end + 1).trim()] as const
    }),
  )
  const valueOf = (field: keyof ProofFields) => values.get(LABELS[field]) ?? ''
  const fields = {
    game: valueOf('game'),
    serverSeed: valueOf('serverSeed'),
    hash: valueOf('hash'),
    clientSeed: valueOf('clientSeed'),
    nonce: valueOf('nonce'),
    bet: valueOf('bet'),
    actions: valueOf('actions'),
  }
  return fields.serverSeed === '' || fields.clientSeed === '' || fields.nonce === '' ? null : fields
}
