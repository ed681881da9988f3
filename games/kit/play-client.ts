import * as calls from '#contract/play/frame-calls.ts'
import { readPayload, type Call } from '#contract/core/call.ts'
import { readEnvelope, type ErrorArgs } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { fieldOf, isNumber } from '../json.ts'
import { now, wait } from './clock.ts'

/* Client of the game server. A response that cannot be read leaves the outcome unknown: `noResponse`. */

export type Round = calls.RoundView
export type State = calls.PlayState

/** What a press sends. A repeated request is the same one: the server plays it once. */
export type Move =
  | { kind: 'round'; id: string; bet: unknown; isFreeSpin: boolean }
  | { kind: 'act'; id: string; step: number; action: unknown }

/** `readyAt` is when the server accepts the next round, in the time of `now`. */
export type Response<Data> =
  | { kind: 'accepted'; data: Data; readyAt: number }
  | { kind: 'rejected'; code: number; reason: string; readyAt: number }
  | { kind: 'noResponse' }

/** A change of seeds. `nextHash` is the one that the player saw. */
export interface SeedChange {
  clientSeed: string
  nextHash: string
}

/** Default delay after a rate limit without one. */
const PAUSE_MS = 2500
/** How often a request is sent again while the server is busy with another move of the player, and how long it waits. */
const MAX_REPEATS = 3
const BUSY_PAUSE_MS = 1000
const SERVICE_UNAVAILABLE = 503

/** Declared codes that do not tell whether the server ran the call. */
const UNCLEAR_CODES: readonly number[] = [errorCode.internalError, errorCode.contactSupport]

function delayOf(data: unknown, args: ErrorArgs, code: number): number {
  const waitMs = fieldOf(data, 'waitMs')
  if (isNumber(waitMs)) return waitMs
  const seconds = fieldOf(args, 'seconds')
  if (isNumber(seconds)) return seconds * 1000
  return code === errorCode.tooManyRequests ? PAUSE_MS : 0
}

type FrameCall<Data> = Pick<Call<unknown, unknown, unknown, Data>, 'method' | 'path' | 'errors' | 'data'>

/** Reads a response by the declaration of its call. */
function readResponse<Data>(call: FrameCall<Data>, body: unknown): Response<Data> {
  const envelope = readEnvelope(body)
  if (envelope.kind === 'noEnvelope') return { kind: 'noResponse' }
  if (envelope.kind === 'rejected') {
    const { code, data, args } = envelope
    const isDeclared = call.errors.some((declared) => declared === code) && !UNCLEAR_CODES.includes(code)
    if (!isDeclared) return { kind: 'noResponse' }
    const reason = fieldOf(data, 'reason')
    return {
      kind: 'rejected',
      code,
      reason: typeof reason === 'string' ? reason : '',
      readyAt: now() + delayOf(data, args, code),
    }
  }
  const read = readPayload(call, envelope.payload)
  if (read.kind === 'broken') return { kind: 'noResponse' }
  return { kind: 'accepted', data: read.data, readyAt: now() + delayOf(read.data, [], 0) }
}

/** The client of one game. The launch token is good once. */
export function createPlayClient(launchToken: string) {
  /** Lives here only: an opaque origin has no cookies and no storage. */
  let playToken = ''

  /** Sends a call. While the server is busy, the same request is sent again. */
  async function request<Data>(
    call: FrameCall<Data>,
    { params = {}, body = {} }: { params?: object; body?: object } = {},
    repeats = MAX_REPEATS,
  ): Promise<Response<Data>> {
    const headers = { authorization: `Play ${playToken}` }
    const init =
      call.method === 'GET'
        ? { headers }
        : {
            method: call.method,
            body: JSON.stringify(body),
            headers: { ...headers, 'content-type': 'application/json' },
          }
    let received: { status: number; body: unknown }
    try {
      const response = await fetch(calls.framePath(call, params), init)
      received = { status: response.status, body: await response.json() }
    } catch {
      // A network error or malformed JSON: the outcome is unknown.
      return { kind: 'noResponse' }
    }
    const response = readResponse(call, received.body)
    const isBusy =
      received.status === SERVICE_UNAVAILABLE &&
      response.kind === 'rejected' &&
      response.code === errorCode.tooManyRequests
    if (!isBusy || repeats === 0) return response
    await wait(BUSY_PAUSE_MS)
    return request(call, { params, body }, repeats - 1)
  }

  /** The exchange of the launch token, which is good once: calls at the same time share it. */
  let entering: Promise<Response<{ token: string }>> | null = null

  return {
    /** Fetches the state. The first call exchanges the launch token for a play token. */
    async state(): Promise<Response<State>> {
      entering ??= request(calls.enterPlay, { body: { token: launchToken } })
      const entered = await entering
      if (entered.kind !== 'accepted') {
        entering = null
        return entered
      }
      playToken = entered.data.token
      return request(calls.getPlayState)
    },
    /** Plays a move; idempotent. A response about another round counts as none. */
    async play(move: Move): Promise<Response<Round>> {
      const response = await (move.kind === 'round'
        ? request(calls.beginRound, { body: { id: move.id, bet: move.bet, isFreeSpin: move.isFreeSpin } })
        : request(calls.actInRound, { params: { id: move.id }, body: { step: move.step, action: move.action } }))
      const isForeign = response.kind === 'accepted' && response.data.id !== move.id
      return isForeign ? { kind: 'noResponse' } : response
    },
    /** Refills an empty demo purse. */
    refill: (): Promise<Response<State>> => request(calls.refillPurse),
    /**
     * Reveals the server seed and begins a new pair, with the server seed of `nextHash`. A repeated change is rejected as
     * stale, so the seeds change once.
     */
    changeSeeds: (change: SeedChange): Promise<Response<State>> => request(calls.changeSeeds, { body: change }),
  }
}

export type PlayClient = ReturnType<typeof createPlayClient>

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Generates a round id. `crypto.randomUUID` is unavailable over plain HTTP. */
export const newRoundId = (): string => randomHex(16).replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-')

/** Draws a client seed: here, because the server has fixed its own seed by now. */
export const newClientSeed = (): string => randomHex(8)
