import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { dictionary } from '../core/containers.ts'
import { text, textOr } from '../core/reader.ts'

/** Page metadata; `content` and `bottom` are untrusted HTML. */
export const Meta = z.object({
  title: textOr(),
  description: textOr(),
  keywords: textOr(),
  content: textOr(),
  bottom: textOr(),
})
export type Meta = z.output<typeof Meta>

export const getMeta = declareCall({
  ...noInput,
  name: 'getMeta',
  method: 'GET',
  path: '/v2/meta',
  guest: true,
  data: z.object({ items: dictionary('items', Meta) }),
})

export const getMetaPage = declareCall({
  ...noInput,
  name: 'getMetaPage',
  method: 'GET',
  path: '/v2/meta/:key',
  guest: true,
  params: z.object({ key: text() }),
  data: Meta,
})
