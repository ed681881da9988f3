import { attach, createEvent, createStore, sample } from 'effector'
import { readStored, writeStored } from '#app/lib/stored.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'

/*
 * Where a visitor came from, kept for the registration (`spec §3, §7`): the first address of a visit wins over what an
 * earlier one left, and a visit without any changes nothing.
 */

export interface Referral {
  ref: string
  subid: string
  pc: string
  invite: string
  /** `direct` where the browser names no other site. */
  referrer: string
}

/** The address and the referrer with which the document was opened. */
export const landed = createEvent<{ search: string; referrer: string; host: string }>()

export const referralKey = 'referral'
const NAMES = ['ref', 'subid', 'pc', 'invite'] as const
/** Longer values are nobody's. */
const LONGEST = 200
const none: Referral = { ref: '', subid: '', pc: '', invite: '', referrer: 'direct' }

export const $referral = createStore<Referral>(none)

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null
}

/** What an address tells, or `null` where it names none of the parameters. */
export function referralOf(search: string, referrer: string, host: string): Referral | null {
  const query = new URLSearchParams(search)
  const found = NAMES.filter((name) => (query.get(name) ?? '') !== '')
  if (found.length === 0) return null
  const from = hostOf(referrer)
  const said = { ...none, referrer: from === null || from === host ? 'direct' : from }
  for (const name of found) said[name] = (query.get(name) ?? '').slice(0, LONGEST)
  return said
}

const isText = (value: unknown): value is string => typeof value === 'string'

function read(text: string | null): Referral {
  if (text === null) return none
  const kept = new URLSearchParams(text)
  return {
    ref: kept.get('ref') ?? '',
    subid: kept.get('subid') ?? '',
    pc: kept.get('pc') ?? '',
    invite: kept.get('invite') ?? '',
    referrer: kept.get('referrer') ?? 'direct',
  }
}

const keepFx = attach({
  source: $storage,
  effect: (storage, { search, referrer, host }: { search: string; referrer: string; host: string }): Referral => {
    const said = referralOf(search, referrer, host)
    if (said === null) return read(readStored(storage, referralKey, isText))
    writeStored(storage, referralKey, new URLSearchParams({ ...said }).toString())
    return said
  },
})
sample({ clock: landed, target: keepFx })
sample({ clock: keepFx.doneData, target: $referral })
