import { randomUUID } from 'node:crypto'
import { allCalls } from '#contract/all-calls.ts'
import { getGames } from '#contract/lobby/games.ts'
import { getTournaments } from '#contract/lobby/tournaments.ts'
import { getStatus, GUEST_ID } from '#contract/player/status.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { exampleRequests, type ExampleRequest } from '#contract/example-requests.ts'
import { dataOf } from './read.ts'
import type { Walk } from './walk.ts'

/** What a guest has found, for requests that need it. */
export interface Found {
  game: { id: number; slug: string } | null
}

/** Calls of guests that are sent with made-up data, and should be rejected. */
const MADE_UP: Readonly<Record<string, ExampleRequest>> = {
  login: { body: { login: `unknown-${randomUUID().slice(0, 8)}`, password: 'not-a-password', recaptcha: '' } },
  register: { body: { ...exampleRequests['register']?.body, login: '', password: '', email: '', rules: false } },
  socialLogin: { body: { token: randomUUID() } },
  sendVerificationCode: { body: { kind: 'email', value: '', recaptcha: '' } },
  checkVerificationCode: {},
  checkWaitCall: {},
  checkWaitSms: {},
  changePassword: {},
  confirmSignIn: {},
  signInByPasskey: {},
}

/** Codes that answer a read as well as data do: there is no such thing, or it needs a player. */
const ALSO: Readonly<Record<string, readonly number[]>> = {
  openGame: [errorCode.noDemo, errorCode.notSignedIn],
  getRound: [errorCode.notFound],
}

async function walkLobby(walk: Walk): Promise<Found & { tournament: { id: number; url: string } | null }> {
  const status = await walk.ask('getStatus')
  walk.expectData('getStatus', status)
  const guest = dataOf(getStatus, status)
  if (guest !== null && guest.id !== GUEST_ID)
    walk.breakRule('getStatus', `field \`id\` is ${guest.id} for a guest, instead of ${GUEST_ID}`)
  const games = await walk.ask('getGames')
  walk.expectData('getGames', games)
  const tournaments = await walk.ask('getTournaments')
  walk.expectData('getTournaments', tournaments)
  const { active, upcoming, finished } = dataOf(getTournaments, tournaments) ?? {
    active: [],
    upcoming: [],
    finished: [],
  }
  return {
    game: dataOf(getGames, games)?.games[0] ?? null,
    tournament: [...active, ...upcoming, ...finished][0] ?? null,
  }
}

/** Walks every call without a session. */
export async function walkAsGuest(walk: Walk): Promise<Found> {
  const { game, tournament } = await walkLobby(walk)
  const inputs: Readonly<Record<string, ExampleRequest | null>> = {
    openGame: game && { params: game.slug, query: { type: 'demo' } },
    getGameFacts: game && { params: game.slug },
    hitGame: game && { body: { id: game.id } },
    getTournament: tournament && { params: tournament.url },
    getTournamentGames: tournament && { params: String(tournament.id) },
    getTournamentResults: tournament && { params: String(tournament.id) },
    getSupportMessages: { params: randomUUID().replaceAll('-', '') },
  }
  for (const { name, guest } of allCalls) {
    if (walk.results.calls.has(name)) continue
    const madeUp = MADE_UP[name]
    const input = name in inputs ? inputs[name] : exampleRequests[name]
    if (!guest) walk.expectNoSession(name, await walk.ask(name))
    else if (madeUp !== undefined) {
      const request = Object.keys(madeUp).length === 0 ? exampleRequests[name] : madeUp
      walk.expectRejection(name, await walk.ask(name, request))
    } else if (input === null) walk.skip(name, 'nothing is listed to ask for')
    else walk.expectData(name, await walk.ask(name, input), ALSO[name])
  }
  await walk.checkUnknownCall()
  return { game }
}
