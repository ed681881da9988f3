import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/languages.ts'
import { getCountryCodes, getMeta, getMetaPage, getNotifications, getSlides, type Meta } from '#contract/site.ts'
import type { Services } from '#server/http/context.ts'
import { Refuse } from '#server/http/refusal.ts'
import { route } from '#server/http/route.ts'
import { flagPicture, scenePicture } from '#server/media/addresses.ts'
import { metaPages, notifications, phoneCodes, slides } from '#server/seed/site-content.ts'

type Pages = typeof metaPages
const isPage = (key: string): key is keyof Pages => key in metaPages

function metaOf(key: keyof Pages, language: Language): Meta {
  const [title, description] = metaPages[key][language]
  return { title, description, keywords: '', content: '', bottom: '' }
}

/** Slides, banner, metadata and phone prefixes: what the site says of itself. */
export function siteRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getSlides, async ({ language }) => ({
    items: slides.map((slide) => ({
      path: scenePicture(slide.scene, slide.url),
      url: slide.url,
      type: 'image',
      iframe_url: '',
      is_show_desktop: slide.desktop,
      is_show_mobile: slide.mobile,
      title: slide.title[language],
      text: slide.text[language],
      action: slide.action[language],
    })),
  }))

  route(app, services, getNotifications, async ({ language }) => notifications.map((text) => text[language]))

  route(app, services, getMeta, async ({ language }) => ({
    items: Object.fromEntries(
      Object.keys(metaPages)
        .filter(isPage)
        .map((key) => [key, metaOf(key, language)]),
    ),
  }))

  route(app, services, getMetaPage, async ({ language }, { params }) => {
    if (!isPage(params.key)) throw new Refuse(1, { status: 404 })
    return metaOf(params.key, language)
  })

  route(app, services, getCountryCodes, async () => ({
    items: phoneCodes.map(([code, country]) => ({ code, image: flagPicture(country) })),
  }))
}
