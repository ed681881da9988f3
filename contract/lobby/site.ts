import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list } from '../core/containers.ts'
import { flag, text, textOr, word } from '../core/reader.ts'

/** A slide of the home page. `title`, `text` and `action` are localised extensions that another back end may lack. */
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
  ...noInput,
  name: 'getSlides',
  method: 'GET',
  path: '/v2/slides',
  guest: true,
  data: z.object({ items: list('items', Slide) }),
})

/** Returns the messages of the news banner. */
export const getNotifications = declareCall({
  ...noInput,
  name: 'getNotifications',
  method: 'GET',
  path: '/v2/notifications',
  guest: true,
  data: list('data', text()),
})
