import { attach, createEvent, createStore, sample } from 'effector'
import { readStorage, writeStorage } from '#app/lib/browser/storage.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'

/*
 * Referral data for the sign-up (`spec §3, §7`). Parameters of the landing URL replace stored ones. A referrer
 * without parameters is stored only if nothing is stored yet, so that it does not replace a partner.
 */

export interface Referral {
  ref: string
  subid: string
  pc: string
  invite: string
  /** The referring host, or `direct`. */
  referrer: string
}

/** The page was opened: its query, referrer and host. */
export const landed = createEvent<{ search: string; referrer: string; host: string }>()

export const referralKey = 'referral'
const PARAMETERS = ['ref', 'subid', 'pc', 'invite'] as const
const MAX_LENGTH = 200
const NO_REFERRAL: Referral = { ref: '', subid: '', pc: '', invite: '', referrer: 'direct' }

export const $referral = createStore<Referral>(NO_REFERRAL)

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null
}

/** Parses the referral from a query string and a referrer URL. */
export function referralOf(search: string, referrer: string, host: string): Referral {
  const query = new URLSearchParams(search)
  const referrerHost = hostOf(referrer)
  const referral = {
    ...NO_REFERRAL,
    referrer: referrerHost === null || referrerHost === host ? NO_REFERRAL.referrer : referrerHost,
  }
  for (const name of PARAMETERS) {
    const value = query.get(name) ?? ''
    // Not cut: a part of a partner's mark may be another's.
    referral[name] = value.length > MAX_LENGTH ? '' : value
  }
  return referral
}

const isString = (value: unknown): value is string => typeof value === 'string'

function parse(serialised: string | null): Referral {
  if (serialised === null) return NO_REFERRAL
  const stored = new URLSearchParams(serialised)
  return {
    ref: stored.get('ref') ?? '',
    subid: stored.get('subid') ?? '',
    pc: stored.get('pc') ?? '',
    invite: stored.get('invite') ?? '',
    referrer: stored.get('referrer') ?? 'direct',
  }
}

const storeFx = attach({
  source: $storage,
  effect: (storage, { search, referrer, host }: { search: string; referrer: string; host: string }): Referral => {
    const referral = referralOf(search, referrer, host)
    const stored = readStorage(storage, referralKey, isString)
    const hasParameters = PARAMETERS.some((name) => referral[name] !== '')
    if (!hasParameters && (stored !== null || referral.referrer === NO_REFERRAL.referrer)) return parse(stored)
    writeStorage(storage, referralKey, new URLSearchParams({ ...referral }).toString())
    return referral
  },
})
sample({ clock: landed, target: storeFx })
sample({ clock: storeFx.doneData, target: $referral })
