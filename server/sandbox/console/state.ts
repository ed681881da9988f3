import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { VerificationMethod } from '#contract/player/verification.ts'
import type { Database } from '#server/db/open.ts'
import type { Services } from '#server/http/context.ts'
import type { Sandbox } from '../sandbox.ts'
import { MAX_ROWS } from './max-rows.ts'
import { readPayins, type ConsolePayin } from './payins.ts'
import { readPayouts, type ConsolePayout } from './payouts.ts'

/** A message a gateway would deliver, or an awaited call or SMS. */
export interface OutboxEntry {
  id: number
  method: VerificationMethod
  contact: string
  body: string
  /** Milliseconds since the epoch. */
  sentAt: number
  passed: boolean
}

/** A player in the console. Money in rubles. */
export interface ConsolePlayer {
  id: number
  login: string
  contact: string
  level: number
  points: number
  balance: number
  cashback: number
  blocked: boolean
  /** Identity documents are waiting for review. */
  documents: boolean
  activeAt: number
}

/** The state shown in the console. */
export interface SandboxState {
  now: number
  isClockFixed: boolean
  closed: VerificationMethod[]
  outbox: OutboxEntry[]
  players: ConsolePlayer[]
  payins: ConsolePayin[]
  payouts: ConsolePayout[]
  support: { visit: string; author: string; text: string; sentAt: number }[]
}

async function readOutbox(db: Database): Promise<OutboxEntry[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('verifications', 'verifications.key', 'outbox.verification')
    .select([
      'outbox.id',
      'outbox.method',
      'outbox.contact',
      'outbox.body',
      'outbox.sent_at',
      'verifications.passed_at',
    ])
    .orderBy('outbox.id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ sent_at, passed_at, ...row }) => ({
    ...row,
    sentAt: sent_at.getTime(),
    passed: passed_at !== null,
  }))
}

async function readPlayers(db: Database): Promise<ConsolePlayer[]> {
  const rows = await db
    .selectFrom('players')
    .leftJoin('purses', 'purses.player_id', 'players.id')
    .selectAll('players')
    .select(['own_kopecks', 'cashback_kopecks'])
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  return rows.map((player) => ({
    id: player.id,
    login: player.login,
    contact: [player.phone, player.email].filter(Boolean).join(', '),
    level: player.level,
    points: player.points,
    balance: (player.own_kopecks ?? 0) / KOPECKS_PER_RUBLE,
    cashback: (player.cashback_kopecks ?? 0) / KOPECKS_PER_RUBLE,
    blocked: player.blocked_at !== null,
    documents: player.documents_sent_at !== null && player.verified_at === null,
    activeAt: player.active_at.getTime(),
  }))
}

async function readSupport(db: Database): Promise<SandboxState['support']> {
  const rows = await db
    .selectFrom('support_messages')
    .select(['visit', 'author', 'body', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('position', 'desc')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ visit, author, body, sent_at }) => ({
    visit: visit.slice(0, 8),
    author,
    text: body,
    sentAt: sent_at.getTime(),
  }))
}

/** Reads the console state, newest first. */
export async function sandboxState({ db }: Services, { clock, closedMethods }: Sandbox): Promise<SandboxState> {
  return {
    now: clock.now(),
    isClockFixed: clock.isFixed,
    closed: [...closedMethods],
    outbox: await readOutbox(db),
    players: await readPlayers(db),
    payins: await readPayins(db),
    payouts: await readPayouts(db),
    support: await readSupport(db),
  }
}
