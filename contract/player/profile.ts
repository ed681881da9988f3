import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { errorCode } from '../errors/codes.ts'
import { documentErrors, emailErrors, personalErrors, phoneErrors } from '../errors/groups.ts'
import { list } from '../core/containers.ts'
import { text, textOr, word } from '../core/reader.ts'

export const SEXES = ['', 'm', 'f'] as const
export type Sex = (typeof SEXES)[number]

/** A player's personal data. `country` is an ISO 3166 code, `birthday` is `YYYY-MM-DD`. */
export const PersonalData = z.object({
  first_name: textOr(),
  last_name: textOr(),
  birthday: textOr(),
  sex: word(SEXES, ''),
  country: textOr(),
  phone: textOr(),
  email: textOr(),
})
export type PersonalData = z.output<typeof PersonalData>

/** Saves all personal data. Confirmed contacts, and the name and birthday of a verified player, cannot change: 50. */
export const updateProfile = declareCall({
  ...noInput,
  name: 'updateProfile',
  method: 'POST',
  path: '/v2/user/update/',
  guest: false,
  errors: [errorCode.alreadyConfirmed, ...personalErrors, ...phoneErrors, ...emailErrors],
  body: PersonalData,
  data: noData,
})

/** Returns the selectable countries in the request's language. */
export const getCountries = declareCall({
  ...noInput,
  name: 'getCountries',
  method: 'GET',
  path: '/v2/user/countries',
  guest: false,
  data: z.object({ items: list('items', z.object({ code: text(), name: text() })) }),
})

/** Settings a player can change; the value is `"1"` or `"0"`. */
export const SETTINGS = ['winter_mode', 'floating_window'] as const
export type Setting = (typeof SETTINGS)[number]

/** Changes one setting. Error 1: unknown setting. */
export const changeSetting = declareCall({
  ...noInput,
  name: 'changeSetting',
  method: 'POST',
  path: '/v2/user/settings',
  guest: false,
  body: z.object({ param: textOr(), value: textOr() }),
  data: noData,
})

/** Review state of the identity documents; `''` means none were uploaded. */
export const DOCUMENTS_STATES = ['', 'sent', 'refused', 'confirmed'] as const
export type DocumentsState = (typeof DOCUMENTS_STATES)[number]

/** Upload limits: number of images, bytes per image, and accepted types (detected from the content). */
export const documentLimits = {
  count: 2,
  largest: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

/**
 * Uploads the two images of a passport as `multipart/form-data`, field `files[]`. 50: already verified; 54: not an image
 * or too large; 56: personal data or a confirmed contact is missing; 5: rate limited or too many at once.
 */
export const uploadPassport = declareCall({
  ...noInput,
  name: 'uploadPassport',
  method: 'POST',
  path: '/v2/user/passport/upload',
  guest: false,
  errors: documentErrors,
  data: noData,
})

/**
 * Extension: the review state of the identity documents. If the call is absent (404 or error 1), only `verified` of the
 * status is available.
 */
export const getVerification = declareCall({
  ...noInput,
  name: 'getVerification',
  method: 'GET',
  path: '/v2/user/verification',
  guest: false,
  data: z.object({ documents: word(DOCUMENTS_STATES, '') }),
})
