import { errorCode } from '#contract/errors/codes.ts'
import { timing } from '#contract/core/constants.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { refillBucket, refundToken, tryConsume, type RateLimit } from '#server/limits/rate-limits.ts'
import { isKnownNetwork } from '#server/accounts/sessions/known-networks.ts'
import {
  contactKey,
  VERIFICATION_MINUTES,
  type VerificationRequest,
  type VerificationSubject,
  type Purpose,
} from './verification-methods.ts'

/*
 * Sending limits. Messages cost money and can be abused for toll fraud, so there are limits per contact and per
 * attribute that is harder to change.
 */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A recovery may be repeated after two minutes, a confirmation in the profile after three (`spec §4`). */
const REPEAT_LIMIT: Readonly<Record<Purpose, RateLimit>> = {
  recover: { burst: 1, refillMs: timing.verificationRepeat },
  confirm: { burst: 1, refillMs: timing.confirmationRepeat },
}
/** Per contact, source and day. */
const CONTACT_LIMIT: RateLimit = { burst: 5, refillMs: DAY / 5 }
/** Per player in the profile: enough for a phone and an e-mail, so that changing contacts allows no more. */
const PLAYER_LIMIT: RateLimit = { burst: 10, refillMs: DAY / 10 }
/** Per network, which may have many users. */
const NETWORK_LIMIT: RateLimit = { burst: 30, refillMs: 15 * MINUTE }
/** Per block of phone numbers, which may belong to one attacker. */
const NUMBER_BLOCK_LIMIT: RateLimit = { burst: 50, refillMs: 15 * MINUTE }
/** Numbers that differ only in the last four digits form a block. */
const NUMBER_BLOCK_DIGITS = 4

/**
 * Where a verification is asked for. Each source has limits of its own, so that a stranger who knows a contact can't
 * use up those of its owner.
 */
export async function sourceOf(
  db: Database,
  { purpose, player }: Pick<VerificationSubject, 'purpose' | 'player'>,
  { network, now }: Pick<VerificationRequest, 'network' | 'now'>,
): Promise<'profile' | 'known network' | 'elsewhere'> {
  if (purpose === 'confirm') return 'profile'
  return (await isKnownNetwork(db, player, network, now)) ? 'known network' : 'elsewhere'
}

/** Whether the last verification can no longer complete because its method was closed. */
async function isMethodClosed(
  db: Database,
  { purpose, kind, value }: VerificationSubject,
  { now, closedMethods: closed }: VerificationRequest,
): Promise<boolean> {
  if (closed.size === 0) return false
  const startedSince = now - REPEAT_LIMIT[purpose].refillMs
  const verification = await db
    .selectFrom('verifications')
    .select('key')
    .where('purpose', '=', purpose)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('method', 'in', [...closed])
    .where('passed_at', 'is', null)
    .where('expires_at', '>', new Date(startedSince + VERIFICATION_MINUTES * MINUTE))
    .executeTakeFirst()
  return verification !== undefined
}

/** Allows a repetition without the delay and gives back the day's tokens, because the gateway failed. */
export async function allowRepeat(
  db: Database,
  subject: VerificationSubject,
  request: VerificationRequest,
): Promise<void> {
  const { kind, value, purpose, player } = subject
  const source = await sourceOf(db, subject, request)
  await refillBucket(db, ['verification', contactKey(subject), source])
  await refundToken(db, ['verifications to', kind, value, source], CONTACT_LIMIT)
  if (purpose === 'confirm') await refundToken(db, ['verifications for', String(player)], PLAYER_LIMIT)
}

/**
 * Consumes the sending limits. The sender's limits come first, so that an attacker cannot use up the limits of others.
 * @throws Rejection 2 repeated too soon, 6 limit of the network, player, contact or number block
 */
export async function takeSendToken(
  db: Database,
  subject: VerificationSubject,
  request: VerificationRequest,
): Promise<void> {
  const { now, network } = request
  const { purpose, player, kind, value } = subject
  if (!(await tryConsume(db, ['verifications from', network], NETWORK_LIMIT, now)))
    throw new Rejection(errorCode.limitExhausted)
  // A switch to another method is allowed once without the delay.
  const bucket = (await isMethodClosed(db, subject, request)) ? 'verification instead' : 'verification'
  const source = await sourceOf(db, subject, request)
  if (!(await tryConsume(db, [bucket, contactKey(subject), source], REPEAT_LIMIT[purpose], now)))
    throw new Rejection(errorCode.tooManyAttempts)
  const isAllowed =
    (await tryConsume(db, ['verifications to', kind, value, source], CONTACT_LIMIT, now)) &&
    (purpose === 'recover' || (await tryConsume(db, ['verifications for', String(player)], PLAYER_LIMIT, now))) &&
    (kind === 'email' ||
      (await tryConsume(db, ['verifications beside', value.slice(0, -NUMBER_BLOCK_DIGITS)], NUMBER_BLOCK_LIMIT, now)))
  if (!isAllowed) throw new Rejection(errorCode.limitExhausted)
}
