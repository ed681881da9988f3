import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { dictionary, flag, list, text, textOr, word } from './reader.ts'

/**
 * A slide of the home page. `title`, `text` and `action` are the words on the picture, in the request's language:
 * additions that another back end may lack.
 */
export const Slide = z.object({
  path: textOr(),
  url: textOr(),
  type: word(['image', 'iframe'], 'image'),
  iframe_url: textOr(),
  is_show_desktop: flag(true),
  is_show_mobile: flag(true),
  title: textOr(),
  text: textOr(),
  action: textOr(),
})
export type Slide = z.output<typeof Slide>

export const getSlides = declareCall({
  ...sendsNothing,
  name: 'getSlides',
  method: 'GET',
  path: '/v2/slides',
  guest: true,
  data: z.object({ items: list('items', Slide) }),
})

/** The messages of the site's banner. */
export const getNotifications = declareCall({
  ...sendsNothing,
  name: 'getNotifications',
  method: 'GET',
  path: '/v2/notifications',
  guest: true,
  data: list('data', text()),
})

/** What a page says of itself; `content` and `bottom` are untrusted HTML. */
export const Meta = z.object({
  title: textOr(),
  description: textOr(),
  keywords: textOr(),
  content: textOr(),
  bottom: textOr(),
})
export type Meta = z.output<typeof Meta>

export const getMeta = declareCall({
  ...sendsNothing,
  name: 'getMeta',
  method: 'GET',
  path: '/v2/meta',
  guest: true,
  data: z.object({ items: dictionary('items', Meta) }),
})

export const getMetaPage = declareCall({
  ...sendsNothing,
  name: 'getMetaPage',
  method: 'GET',
  path: '/v2/meta/:key',
  guest: true,
  params: z.object({ key: text() }),
  data: Meta,
})

/** A country's phone prefix (`+7`) and the address of its flag. */
export const CountryCode = z.object({ code: text(), image: textOr() })
export type CountryCode = z.output<typeof CountryCode>

export const getCountryCodes = declareCall({
  ...sendsNothing,
  name: 'getCountryCodes',
  method: 'GET',
  path: '/v2/country/codes',
  guest: true,
  data: z.object({ items: list('items', CountryCode) }),
})
