import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { list, text, textOr, word } from './reader.ts'

export const SEXES = ['', 'm', 'f'] as const
export type Sex = (typeof SEXES)[number]

/** What a player says about himself. `country` is a code of ISO 3166, `birthday` a date as `YYYY-MM-DD`. */
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

/**
 * Keeps the whole of it. A contact that was confirmed, and the name and birthday of who was verified, stay as they are: 50.
 * Errors: 60, 61, 70, 71, 80, 81, 82 at their fields; 112, 113, 122, 123.
 */
export const updateProfile = declareCall({
  ...sendsNothing,
  name: 'updateProfile',
  method: 'POST',
  path: '/v2/user/update/',
  guest: false,
  body: PersonalData,
  data: z.object({}),
})

/** The countries that a player can be of, in the language of the visitor. */
export const getCountries = declareCall({
  ...sendsNothing,
  name: 'getCountries',
  method: 'GET',
  path: '/v2/user/countries',
  guest: false,
  data: z.object({ items: list('items', z.object({ code: text(), name: text() })) }),
})

/** What a player can switch. `value` is `"1"` or `"0"`. */
export const SETTINGS = ['winter_mode', 'floating_window'] as const
export type Setting = (typeof SETTINGS)[number]

/** Changes one setting. Error 1 for one that is not known. */
export const changeSetting = declareCall({
  ...sendsNothing,
  name: 'changeSetting',
  method: 'POST',
  path: '/v2/user/settings',
  guest: false,
  body: z.object({ param: textOr(), value: textOr() }),
  data: z.object({}),
})

/** How far the papers of a player have come. `''`: none were sent. */
export const DOCUMENTS_STATES = ['', 'sent', 'refused', 'confirmed'] as const
export type DocumentsState = (typeof DOCUMENTS_STATES)[number]

/** Pictures of one upload, bytes of one picture, and the kinds that are taken: judged by their content. */
export const papers = {
  count: 2,
  largest: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

/**
 * Uploads the two pictures of a passport, as `multipart/form-data` with the field `files[]`. Errors: 50 verified already, 51 sent
 * already, 52 none, 53 not two, 54 not a picture or too large, 56 without personal data or a confirmed phone and e-mail, 5
 * too often or too many at once.
 */
export const uploadPassport = declareCall({
  ...sendsNothing,
  name: 'uploadPassport',
  method: 'POST',
  path: '/v2/user/passport/upload',
  guest: false,
  data: z.object({}),
})

/** An addition: where the papers stand. Where it is absent (404 or error 1), the status tells `verified` and no more. */
export const getVerification = declareCall({
  ...sendsNothing,
  name: 'getVerification',
  method: 'GET',
  path: '/v2/user/verification',
  guest: false,
  data: z.object({ papers: word(DOCUMENTS_STATES, '') }),
})
