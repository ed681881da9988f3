import { randomInt, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { timing } from '#contract/core/constants.ts'
import { getJackpots } from '#contract/lobby/jackpots.ts'
import { openGame } from '#contract/lobby/play.ts'
import { getActiveTournaments } from '#contract/lobby/tournaments.ts'
import { getWinners } from '#contract/lobby/winners.ts'
import { createInvoice } from '#contract/money/deposits.ts'
import { getBetHistory, getPaymentHistory } from '#contract/money/history.ts'
import { RoundView } from '#contract/play/frame-calls.ts'
import { getStatus } from '#contract/player/status.ts'
import { reportActivity } from '#contract/player/user.ts'
import { sign } from '#server/money/gateway/signature.ts'
import { GATEWAY_SECRET } from '#server/testing/fake-payment-gateway.ts'
import type { Course } from './course.ts'

/*
 * What a player of the site does, at the pace of its pages: polls, bets, deposits, lists. A bet or deposit that got no answer is
 * sent again with its id, as the app and the frames of games do.
 */

const SECOND = 1000
/** One of five players plays; the others look around. */
const PLAYING_SHARE = 5
const BET_MS = 6 * SECOND
const ACTIVITY_MS = 20 * SECOND
const LIST_MS = 60 * SECOND
const DEPOSIT_MS = 600 * SECOND

export const STAKE_KOPECKS = 1000

const LISTS = [
  getWinners.path,
  getActiveTournaments.path,
  `${getBetHistory.path}?month=0`,
  `${getPaymentHistory.path}?direction=-1&month=0`,
]
/** A deposit that ends with 0 or 5 rubles is refused by some systems. */
const DEPOSIT_RUBLES = [1002, 1503, 2004]

/** A player with a session. */
export interface Account {
  player: number
  session: string
}

const PlayToken = z.object({ token: z.string() })

/** Where a player's requests come from, and how they are signed in. */
const visitOf = ({ session }: Account, index: number) => ({
  address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  headers: { authorization: `Token ${session}` },
})
type Visit = ReturnType<typeof visitOf>

/** Polls as an open page does, which keeps the tag of its last status. */
function createPoll({ sendOnce }: Course, { address, headers }: Visit) {
  let tag = ''
  return async () => {
    const known = tag === '' ? {} : { 'if-none-match': tag }
    const sent = { path: `/api${getStatus.path}`, address, headers: { ...headers, ...known } }
    const answer = await sendOnce('poll', sent)
    if (answer.kind === 'accepted') tag = answer.tag ?? ''
  }
}

/** Opens a game with real money, and returns the headers of its frame; `null` if it did not open. */
async function enterGame({ sendUntilAnswered }: Course, { address, headers }: Visit, game: string) {
  const path = `/api${openGame.path.replace(':game', game)}?type=real`
  const opened = await sendUntilAnswered('list', () => ({ path, address, headers }))
  if (opened === null) return null
  const body = JSON.stringify({ token: openGame.data.parse(opened).url.split('#')[1] })
  const entered = await sendUntilAnswered('list', () => ({ method: 'POST', path: '/play/enter', address, body }))
  return entered === null ? null : { authorization: `Play ${PlayToken.parse(entered).token}` }
}

/** Bets in a game, which is opened anew if that got lost. */
function createBet(course: Course, { player }: Account, visit: Visit, game: string) {
  const { sendUntilAnswered, acknowledged } = course
  let headers: { authorization: string } | null = null
  return async () => {
    headers ??= await enterGame(course, visit, game)
    if (headers === null) return
    const frame = { address: visit.address, headers }
    const id = randomUUID()
    acknowledged.sentRounds.add(id)
    const body = JSON.stringify({ id, bet: { stake: STAKE_KOPECKS } })
    const data = await sendUntilAnswered('bet', () => ({ method: 'POST', path: '/play/round', ...frame, body }))
    if (data === null) return
    const { win, jackpot } = RoundView.parse(data)
    acknowledged.rounds.push({ id, player, win, jackpot })
  }
}

/** Deposits: the invoice of the player, then the event of the gateway, which says that it was paid. */
async function deposit({ sendUntilAnswered, acknowledged }: Course, { player }: Account, visit: Visit): Promise<void> {
  const amount = DEPOSIT_RUBLES[randomInt(DEPOSIT_RUBLES.length)] ?? 0
  const params = { system: 'transfer', currency: 'RUB' }
  const headers = { ...visit.headers, 'idempotency-key': randomUUID() }
  const invoice = {
    method: 'POST',
    path: `/api${createInvoice.path.replace(':provider', 'transfer')}`,
    address: visit.address,
    headers,
    body: JSON.stringify({ psp: 'transfer', amount, type: 'payin', params }),
  } as const
  const page = await sendUntilAnswered('deposit', () => invoice)
  if (page === null) return
  const ref = new URL(createInvoice.data.parse(page), 'http://localhost').searchParams.get('transaction') ?? ''
  const event = JSON.stringify({ id: `${ref}-1`, payment: ref, status: 'paid', amount: 100 * amount })
  const credited = await sendUntilAnswered('deposit', () => ({
    method: 'POST',
    path: '/api/providers/gateway/events',
    address: '127.0.0.9',
    headers: sign(GATEWAY_SECRET, event, Date.now()),
    body: event,
  }))
  if (credited !== null) acknowledged.deposits.push({ ref, player, kopecks: 100 * amount })
}

async function runPlayer(course: Course, account: Account, index: number, games: readonly string[]): Promise<void> {
  const { every, sendOnce } = course
  const visit = visitOf(account, index)
  const read = (path: string) => sendOnce('list', { path: `/api${path}`, ...visit })
  const activity = { method: 'POST', path: `/api${reportActivity.path}`, ...visit, body: '{}' } as const
  const acts = [
    every(timing.statePoll, createPoll(course, visit)),
    every(timing.jackpotPoll, () => read(getJackpots.path)),
    every(ACTIVITY_MS, () => sendOnce('list', activity)),
    every(LIST_MS, () => read(LISTS[randomInt(LISTS.length)] ?? '')),
    every(DEPOSIT_MS, () => deposit(course, account, visit)),
  ]
  const game = games[(index / PLAYING_SHARE) % games.length] ?? ''
  if (index % PLAYING_SHARE === 0) acts.push(every(BET_MS, createBet(course, account, visit, game)))
  await Promise.all(acts)
}

/** Runs the players until the time is over. Those who play choose one of the games. */
export async function runPlayers(
  course: Course,
  accounts: readonly Account[],
  games: readonly string[],
): Promise<void> {
  await Promise.all(accounts.map((account, index) => runPlayer(course, account, index, games)))
}
