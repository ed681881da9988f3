import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { objectOrNull } from '../core/containers.ts'
import { int, intOr, text, textOr } from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'

/** A replaced pair of seeds. Its rounds are numbered from 0. */
export const RevealedPair = z.object({ server_seed: text(), hash: text(), client_seed: text(), rounds: int() })

/** The seeds of the player's rounds with real money. */
export const Fairness = z.object({
  /** Hash of the server seed in use; `''` before the first real game. */
  hash: textOr(),
  client_seed: textOr(),
  /** Number of the next round. */
  nonce: intOr(0),
  /** Hash of the server seed that the next change puts into use; `''` if it is not published before. */
  next_hash: textOr(),
  /** The last replaced pair. */
  revealed: objectOrNull(RevealedPair),
})
export type Fairness = z.output<typeof Fairness>

/** Returns the seeds in use. An extension. */
export const getFairness = declareCall({
  ...noInput,
  name: 'getFairness',
  method: 'GET',
  path: '/v2/play/fairness',
  guest: false,
  data: Fairness,
})

/** What a client seed may be. */
export const CLIENT_SEED = /^[\w-]{1,64}$/u

/**
 * Reveals the pair in use and starts another: the published server seed with this client seed, or with one that the
 * server draws. Errors that change nothing: 502, a round is open; 19, `next_hash` is not the published one any more. An
 * extension.
 */
export const changeFairness = declareCall({
  ...noInput,
  name: 'changeFairness',
  method: 'POST',
  path: '/v2/play/fairness',
  guest: false,
  exclusive: true,
  errors: [errorCode.unfinishedGame, errorCode.alreadyFinal],
  body: z.object({
    client_seed: textOr(),
    /** The `next_hash` that the player saw; `''` if none. It binds the change to that server seed. */
    next_hash: textOr(),
  }),
  data: Fairness,
})
