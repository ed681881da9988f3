import { afterAll, beforeAll, expect, it } from 'vitest'
import { createInvoice } from '#contract/money/deposits.ts'
import { readRejectionHelp } from '#contract/money/rejection-help.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import { TIMEOUT } from '#ci/timeouts.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { payinSystem, payinSystems } from '#server/content/payment-systems.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { requestDeposit } from '#server/testing/deposits.ts'
import { sendTo, useTabs, type NetworkFault } from '../harness/app-tab.ts'
import { openPaymentTab, type PaymentTab } from '../harness/payment-tab.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { UNFINISHED, type PayinStage } from '#server/money/payins/stages.ts'

/* The app's payment model in two tabs against the API, in random steps, with lost and broken responses. */

const STEPS = testRuns(10_000, 2000)
const STEPS_PER_PLAYER = 100
const SECOND = 1000
const MINUTE = 60 * SECOND

const SYSTEMS = Object.keys(payinSystems)
/** The last two digits choose the sandbox's outcome. */
const ENDINGS = [2, 2, 2, 91, 92, 93, 94, 96, 97]
const CARDS = [
  '4111111111111111',
  '4000000000000002',
  '4000000000009995',
  '4000000000003220',
  '4000000000000341',
  '2200000000000053',
]
const PAUSES = [SECOND, 6 * SECOND, 11 * SECOND, 31 * SECOND, MINUTE, 5 * MINUTE, 16 * MINUTE]
const FAULTS: NetworkFault[] = ['lostRequest', 'lostResponse', 'serverError', 'html']
const DECISIONS = ['paid', 'declined', 'otherAmount', 'expired']

/** What a player has to know of a payment, whatever its page. */
type Standing = 'undecided' | 'paid' | 'unpaid'
const STANDINGS: Readonly<Record<PayinStage, Standing>> = {
  open: 'undecided',
  working: 'undecided',
  disputed: 'undecided',
  paid: 'paid',
  declined: 'unpaid',
  cancelled: 'unpaid',
  expired: 'unpaid',
}

const time = drivenTime(TEST_NOW)
let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())
useTabs()
const send = sendTo(() => api)

function pass(ms: number): void {
  time.pass(ms)
  api.pass(ms)
  api.clock.fix(time.system.now())
}

/** Pages with the stages in which they were compared, so that a walk that goes nowhere is noticed. */
const reached = new Set<string>()

let deposits = 0

/** One player with two tabs. */
async function startPlayer(random: (limit: number) => number) {
  const { id, from, token } = await registerUser(api, 'model')
  const { db } = api.database
  await db
    .updateTable('players')
    .set({ phone_confirmed_at: new Date(TEST_NOW) })
    .where('id', '=', id)
    .execute()
  const shared = memoryStorage()
  const tabs = [1, 2].map(() => openPaymentTab(send, time, { id, token }, shared))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[random(items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const log: string[] = []
  let lastPage = '/cashbox'

  const payins = () => db.selectFrom('payins').selectAll().where('player_id', '=', id).orderBy('id').execute()
  const payinOf = async (key: string) => (await payins()).find((payin) => payin.ref === key || String(payin.id) === key)

  async function deposit(tab: PaymentTab): Promise<void> {
    const system = pick(SYSTEMS)
    const amount = Math.max(1000, payinSystem(system)?.min ?? 0) + pick(ENDINGS)
    deposits += 1
    const key = `deposit-${deposits}-${random(1e9)}`
    const request = () => requestDeposit(api, { ...from, key }, { system, amount, bank: 'tbank' })
    await request()
    // The response was lost, and the form sends the request again.
    const envelope = await request()
    const page =
      envelope.kind === 'accepted'
        ? createInvoice.data.parse(envelope.payload)
        : envelope.kind === 'rejected' && envelope.code === 424
          ? readRejectionHelp(envelope.data).url
          : ''
    if (page === '') throw new Error(`No page: ${JSON.stringify(envelope)}`)
    lastPage = page
    await tab.visit(page)
  }

  /** Twenty presses in one task send one request. */
  async function press(tab: PaymentTab, run: (times: number) => Promise<void>): Promise<void> {
    const before = tab.sent.length
    await run(1 + 19 * random(2))
    const changes = tab.sent.slice(before).filter((path) => /process|update-status/u.test(path))
    expect(changes.length, log.join('\n')).toBeLessThanOrEqual(1)
  }

  async function visitBank(tab: PaymentTab): Promise<void> {
    const choice = pick(['confirm', 'decline', 'leave', 'back', 'confirm'])
    log.push(`bank ${choice}`)
    if (choice === 'back') return tab.back()
    const ref = tab.location.split('/').at(-1) ?? ''
    if (choice === 'leave') return tab.visit(`/payment-notify?transaction=${ref}`)
    const { statusCode, headers } = await api.app.inject({ method: 'POST', url: `${tab.location}/${choice}` })
    await (statusCode === 303 ? tab.visit(String(headers['location'])) : tab.back())
  }

  async function decide(): Promise<void> {
    const all = await payins()
    if (all.length === 0) return
    // A refusal, because nothing is left to decide, is part of the game.
    const payload = { id: pick(all.slice(-2)).id, action: pick(DECISIONS) }
    await api.app.inject({ method: 'POST', url: '/api/sandbox/payin', payload })
  }

  const actions: Readonly<Record<string, (tab: PaymentTab) => Promise<void>>> = {
    deposit,
    open: (tab) => tab.visit(lastPage),
    pay: (tab) => press(tab, (times) => tab.pay({ number: pick(CARDS), month: '12', year: '28', code: '123' }, times)),
    claim: (tab) => press(tab, tab.claim),
    cancelInvoice: (tab) => press(tab, tab.cancelInvoice),
    cancelPayment: (tab) => press(tab, tab.cancelPayment),
    follow: (tab) => tab.follow(),
    resume: (tab) => tab.resume(),
    reload: (tab) => tab.reload(),
    decide,
    async pass(tab) {
      pass(pick(PAUSES))
      await tab.tick()
    },
  }
  const WEIGHTED = [
    'deposit',
    'deposit',
    'open',
    'pay',
    'pay',
    'pay',
    'claim',
    'cancelInvoice',
    'cancelPayment',
    'follow',
    'resume',
    'reload',
  ]
  const names = [...WEIGHTED, 'decide', 'pass', 'pass', 'pass']

  async function compare(tab: PaymentTab, isFresh: boolean): Promise<void> {
    const { payment } = tab
    const story = () => [...log, tab.location, JSON.stringify(payment)].join('\n')
    if (payment.kind === 'closed') return
    const payin = await payinOf(payment.key.id)
    if (payin === undefined) throw new Error(`Unknown payment\n${story()}`)
    const truth = STANDINGS[payin.stage]
    if (payment.kind === 'ended') {
      // A read end stays; only a late payment follows it, which a declined page does not look for.
      const shown = payment.reading.phase === 'paid' ? 'paid' : 'unpaid'
      const isLeftBehind = shown === 'unpaid' && (payin.stage === 'disputed' || payment.reading.phase === 'declined')
      if (shown === 'paid' || (isFresh && !isLeftBehind)) expect(shown, story()).toBe(truth)
      return
    }
    if (payment.kind !== 'open') {
      expect(isFresh, story()).toBe(false)
      return
    }
    expect(payment.actionState.kind, story()).not.toBe('sending')
    // Money in dispute has arrived, so it counts as sent whatever the player did.
    if (payment.marks.submitted && UNFINISHED.includes(payin.stage)) expect(payin.submitted_at, story()).not.toBeNull()
    if (isFresh && payin.stage === 'disputed' && payment.key.page !== 'notify')
      expect(payment.marks.submitted || payment.marks.claimed, story()).toBe(true)
    reached.add(`${payment.key.page} ${payin.stage}`)
    if (payment.marks.claimed && payin.stage === 'open') expect(payin.claimed_at, story()).not.toBeNull()
    if (!isFresh) return
    expect(truth, story()).toBe('undecided')
    if (payin.submitted_at !== null && payment.key.page !== 'notify')
      expect(payment.marks.submitted, story()).toBe(true)
  }

  /** Reads every page without a fault, and compares the balance. */
  async function refresh(): Promise<void> {
    for (const tab of tabs) {
      tab.failNext('none')
      // A tab that was resumed within the last second is not read.
      pass(1000)
      await tab.resume()
      await compare(tab, !tab.location.startsWith('/psp/'))
    }
    const paid = (await payins()).filter(({ stage }) => stage === 'paid').reduce((sum, { kopecks }) => sum + kopecks, 0)
    const purse = await db.selectFrom('purses').select('own_kopecks').where('player_id', '=', id).executeTakeFirst()
    expect(purse?.own_kopecks ?? 0, log.join('\n')).toBe(paid)
  }

  async function step(): Promise<void> {
    const tab = pick(tabs)
    const name = pick(names)
    const fault = random(4) === 0 ? pick(FAULTS) : 'none'
    log.push(`tab ${tabs.indexOf(tab)} ${tab.location} ${name} ${fault}`)
    tab.failNext(fault)
    if (tab.location.startsWith('/psp/')) await visitBank(tab)
    else await actions[name]?.(tab)
    for (const each of tabs) await compare(each, false)
    if (random(2) === 0) await refresh()
  }

  /** After an hour everything is decided, or waits for a person, and the next deposit is possible. */
  async function finish(): Promise<void> {
    pass(60 * MINUTE)
    for (const tab of tabs) if (tab.location.startsWith('/psp/')) await tab.back()
    await refresh()
    for (const { payment } of tabs) {
      if (payment.kind !== 'open') continue
      expect((await payinOf(payment.key.id))?.stage, log.join('\n')).toBe('disputed')
    }
    const next = await requestDeposit(api, from, { system: 'transfer', amount: 1002 })
    expect(next.kind, log.join('\n')).toBe('accepted')
  }
  return { step, finish }
}

it(
  `the payment pages agree with the server over ${STEPS} random steps`,
  async () => {
    const random = seededRandom(27)
    for (let steps = 0; steps < STEPS; steps += STEPS_PER_PLAYER) {
      const player = await startPlayer(random)
      for (let step = 0; step < STEPS_PER_PLAYER; step += 1) await player.step()
      await player.finish()
      expect(await findContradictions(api.database.db)).toEqual([])
    }
    for (const known of [
      'magnet-card disputed',
      'swiftpay-card working',
      'gex-card working',
      'wait open',
      'invoice open',
    ])
      expect(reached).toContain(known)
  },
  (TIMEOUT.unit * STEPS) / 500,
)
