import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list } from '../core/containers.ts'
import { text, textOr } from '../core/reader.ts'

/** A country's phone prefix (`+7`) and the URL of its flag. */
export const CountryCode = z.object({ code: text(), image: textOr() })
export type CountryCode = z.output<typeof CountryCode>

export const getCountryCodes = declareCall({
  ...noInput,
  name: 'getCountryCodes',
  method: 'GET',
  path: '/v2/country/codes',
  guest: true,
  data: z.object({ items: list('items', CountryCode) }),
})
