import * as z from 'zod/mini'
import { LANGUAGES } from '#contract/core/languages.ts'
import { PROMO_PLACES } from '#contract/lobby/info.ts'
import { VIP_LEVELS } from '#contract/lobby/levels.ts'
import { ENGINE_IDS } from '#games/registry.ts'
import { MOTIFS } from '#server/media/motifs.ts'
import { pages } from '../pages/pages.ts'

/* The files of an operator's content. Long HTML stands in files of its own. */

const text = z.string().check(z.minLength(1))
const bilingual = z.strictObject({ ru: text, en: text })
const slug = z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,79}$/u))

/** `promos.json`; the text of each is in `promos/<slug>.<language>.html`. */
export const promoFile = z.array(
  z.strictObject({
    slug,
    scene: z.enum(MOTIFS),
    title: bilingual,
    time: bilingual,
    active: z.boolean(),
    place: z.enum(PROMO_PLACES),
  }),
)

/** `slides.json` */
export const slideFile = z.array(
  z.strictObject({
    scene: z.enum(MOTIFS),
    isFrame: z.optional(z.boolean()),
    url: text,
    desktop: z.boolean(),
    mobile: z.boolean(),
    title: bilingual,
    text: bilingual,
    action: bilingual,
  }),
)

/** The keys of pages, as the metadata call names them. */
export const PAGE_KEYS = Object.keys(pages).filter((key): key is keyof typeof pages => Object.hasOwn(pages, key))

/** `pages.json`; the HTML of each is in `pages/<key>.<language>.html` and `pages/<key>.bottom.<language>.html`. */
export const pageFile = z.partialRecord(
  z.enum(PAGE_KEYS),
  z.strictObject({ title: bilingual, description: bilingual, keywords: bilingual }),
)

/** `levels.json` */
export const levelFile = z.record(z.enum(LANGUAGES), z.record(z.enum(VIP_LEVELS), text))

/** `messages.json` */
export const messageFile = z.strictObject({ news: z.array(bilingual), supportReply: bilingual })

/** `faq.json` and `payment-info.json` */
export const groupFile = z.array(
  z.strictObject({
    id: z.int(),
    title: bilingual,
    answers: z.array(z.strictObject({ title: bilingual, text: bilingual })),
  }),
)

/** `catalogue.json` */
export const catalogueFile = z
  .array(
    z.strictObject({
      slug,
      name: bilingual,
      scene: z.enum(MOTIFS),
      engine: z.enum(ENGINE_IDS),
      isTable: z.boolean(),
      jackpot: z.nullable(z.int().check(z.minimum(1), z.maximum(4))),
    }),
  )
  .check(z.minLength(1))
