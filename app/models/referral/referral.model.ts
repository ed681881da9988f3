import { attach, createEvent, createStore, sample } from 'effector'
import { readStorage, writeStorage } from '#app/lib/storage.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'

/*
 * Where a visitor came from, kept for the registration (`spec §3, §7`): the first address of a visit wins over what an
 * earlier one left, if it names anything. Another site that has sent a visitor without a name counts only where nothing is
 * kept: it must not take the place of the partner, and is no part of the partner's visit.
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

/** What an address and the referrer tell. */
export function referralOf(search: string, referrer: string, host: string): Referral {
  const query = new URLSearchParams(search)
  const from = hostOf(referrer)
  const said = { ...none, referrer: from === null || from === host ? none.referrer : from }
  for (const name of NAMES) said[name] = (query.get(name) ?? '').slice(0, LONGEST)
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
    const kept = readStorage(storage, referralKey, isText)
    const isNamed = NAMES.some((name) => said[name] !== '')
    if (!isNamed && (kept !== null || said.referrer === none.referrer)) return read(kept)
    writeStorage(storage, referralKey, new URLSearchParams({ ...said }).toString())
    return said
  },
})
sample({ clock: landed, target: keepFx })
sample({ clock: keepFx.doneData, target: $referral })
