import { randomUUID } from 'node:crypto'
import { readEnvelope } from '#contract/core/envelope.ts'
import { callPath } from '#contract/core/call.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { exampleRequests, type ExampleRequest } from '#contract/example-requests.ts'
import type { AnyCall } from '#contract/all-calls.ts'
import { parseJson, readOutcome, type Outcome } from './read.ts'
import { callNamed, type BrokenRule, type CallResult, type Results } from './results.ts'
import type { Send } from './send.ts'

/** The session of a request, and the idempotency key of a move. */
export interface Asker {
  token?: string
  key?: string
}

/** A walk through the calls of a back end, which collects their results. */
export interface Walk {
  readonly results: Results
  /** Sends a call, by default with its example request. Never throws: a lost connection is broken. */
  ask(name: string, request?: ExampleRequest, asker?: Asker): Promise<Outcome>
  /** Records the outcome of a call that should answer with data, or with one of the codes. */
  expectData(name: string, outcome: Outcome, codes?: readonly number[]): void
  /** Records the outcome of a call that should be rejected by one of its own codes. */
  expectRejection(name: string, outcome: Outcome): void
  /** Records the outcome of a call of a player that was sent without a session. */
  expectNoSession(name: string, outcome: Outcome): void
  /** Records that a call could not be tried. */
  skip(name: string, reason: string): void
  breakRule(call: string, rule: string): void
  /** Sends a call that no contract has: a page for every address would hide what is missing. */
  checkUnknownCall(): Promise<void>
}

const pathOf = (call: AnyCall, { params = '1', query = {} }: ExampleRequest): string => {
  const names = [...call.path.matchAll(/:([a-z]\w*)/giu)].map(([, name = '']) => [name, params])
  return `/api${callPath(call, Object.fromEntries(names), query)}`
}

const isDeclared = ({ errors }: AnyCall, code: number): boolean => errors.some((one) => Math.abs(one) === code)
const describeCode = (name: string, { code, raw }: { code: number; raw: number }): string =>
  isDeclared(callNamed(name), code) ? `error ${raw}` : `error ${raw}, which this call does not have`
const UNAUTHORIZED = [401, 403]
const OK = 200
const NOT_FOUND = 404

/** Begins a walk. */
export function createWalk(send: Send): Walk {
  const calls = new Map<string, CallResult>()
  const rules: BrokenRule[] = []
  const record = (name: string, state: CallResult['state'], more: Partial<CallResult> = {}) => {
    const { faults = [], notes = [] } = calls.get(name) ?? {}
    calls.set(name, {
      state,
      reason: more.reason ?? '',
      faults: [...new Set([...faults, ...(more.faults ?? [])])],
      notes: [...new Set([...notes, ...(more.notes ?? [])])],
    })
  }
  const statusNotes = ({ status }: { status: number }) =>
    status === OK ? [] : [`a rejection has HTTP ${status}; the contract uses 200`]

  const breakRule = (call: string, rule: string) => void rules.push({ call, rule })
  return {
    results: { calls, rules },
    breakRule,
    async checkUnknownCall() {
      const path = `/api/v2/no-such-call-${randomUUID().slice(0, 8)}`
      const { status, text } = await send({ method: 'GET', path, headers: {}, body: null })
      const envelope = readEnvelope(parseJson(text))
      const isAbsent = envelope.kind === 'rejected' ? envelope.code === errorCode.invalidRequest : status === NOT_FOUND
      if (!isAbsent)
        breakRule('unknown call', `HTTP ${status} instead of 404 or error 1, so that the site hides nothing`)
    },
    async ask(name, request = exampleRequests[name] ?? {}, { token, key } = {}) {
      const call = callNamed(name)
      const hasBody = call.method !== 'GET'
      try {
        const response = await send({
          method: call.method,
          path: pathOf(call, request),
          headers: {
            'accept-language': 'en',
            ...(hasBody ? { 'content-type': 'application/json' } : {}),
            ...(token === undefined ? {} : { authorization: `Token ${token}` }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
          body: hasBody ? JSON.stringify(request.body ?? {}) : null,
        })
        return readOutcome(call, response)
      } catch (error) {
        return { kind: 'broken', reason: `no response: ${error instanceof Error ? error.message : String(error)}` }
      }
    },
    expectData(name, outcome, codes = []) {
      if (outcome.kind === 'absent' || outcome.kind === 'broken') record(name, outcome.kind, outcome)
      else if (outcome.kind === 'data') {
        const { state, reason } = calls.get(name) ?? {}
        // A call for one thing may have been asked for another, which does not exist.
        if (state === 'absent' && !callNamed(name).path.includes(':'))
          breakRule(name, `${reason} without a session, instead of error 200`)
        record(name, 'works', { faults: outcome.dropped, notes: outcome.corrected })
      } else if (codes.includes(outcome.code)) record(name, 'works', { notes: statusNotes(outcome) })
      else record(name, 'broken', { reason: describeCode(name, outcome) })
    },
    expectRejection(name, outcome) {
      if (outcome.kind === 'absent' || outcome.kind === 'broken') record(name, outcome.kind, outcome)
      else if (outcome.kind === 'data') record(name, 'works', { faults: ['accepts made-up data'] })
      else if (isDeclared(callNamed(name), outcome.code)) record(name, 'works', { notes: statusNotes(outcome) })
      else record(name, 'works', { faults: [describeCode(name, outcome)] })
    },
    expectNoSession(name, outcome) {
      const { method } = callNamed(name)
      const state = method === 'GET' ? 'untested' : 'works'
      const reason = method === 'GET' ? 'needs a test account' : ''
      if (outcome.kind === 'absent') record(name, 'absent', outcome)
      else if (outcome.kind === 'broken' && UNAUTHORIZED.some((status) => outcome.reason.startsWith(`HTTP ${status} `)))
        record(name, state, { reason, faults: [`${outcome.reason}, instead of error 200 for a missing session`] })
      else if (outcome.kind === 'broken') record(name, 'broken', outcome)
      else if (outcome.kind === 'data') record(name, state, { reason, faults: ['answers without a session'] })
      else if (outcome.raw === errorCode.notSignedIn) record(name, state, { reason, notes: statusNotes(outcome) })
      else record(name, state, { reason, faults: [`error ${outcome.raw} without a session, instead of 200`] })
    },
    skip: (name, reason) => record(name, 'untested', { reason }),
  }
}
