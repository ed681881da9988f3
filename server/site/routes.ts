import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/core/languages.ts'
import { getCountryCodes } from '#contract/lobby/country-codes.ts'
import { getMeta, getMetaPage, type Meta } from '#contract/lobby/meta.ts'
import { getNotifications, getSlides } from '#contract/lobby/site.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { flagPicture, sceneFrame, scenePicture } from '#server/media/urls.ts'
import { siteContent } from '#server/content/current.ts'
import { pages, type PageKey } from '#server/content/pages/pages.ts'
import type { Database } from '#server/db/open.ts'
import { rubles } from '#server/jackpots/pots.ts'
import { phoneCodes, tournamentNews, type RunningTournament } from '#server/seed/site-content.ts'
import { prizesOf, runningTournaments } from '#server/tournaments/queries.ts'

const isPage = (key: string): key is PageKey => Object.hasOwn(pages, key)

/** Returns a page's metadata in a language. */
export function metaOf(key: PageKey, language: Language): Meta {
  const page = siteContent().pages[key]
  return {
    title: page.title[language],
    description: page.description[language],
    keywords: page.keywords[language],
    content: page.content[language],
    bottom: page.bottom[language],
  }
}

/** Returns the running tournament that ends first. */
async function nextToEnd(db: Database, now: number): Promise<RunningTournament | null> {
  const [row] = await runningTournaments(db, now)
  if (row === undefined) return null
  const prizes = await prizesOf(db, row.id)
  return { name: { ru: row.name_ru, en: row.name_en }, fund: rubles(row.fund_kopecks), prizes: prizes.length }
}

/** Routes of slides, news banner, metadata and phone prefixes. */
export function siteRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getSlides, async ({ language }) => ({
    items: siteContent().slides.map((slide) => ({
      path: scenePicture(slide.scene, slide.url),
      url: slide.url,
      type: slide.isFrame === true ? 'iframe' : 'image',
      iframe_url: slide.isFrame === true ? sceneFrame(slide.scene, slide.url) : '',
      is_show_desktop: slide.desktop,
      is_show_mobile: slide.mobile,
      title: slide.title[language],
      text: slide.text[language],
      action: slide.action[language],
    })),
  }))

  route(app, services, getNotifications, async ({ reading, now, language, bots }) => {
    // On a new day this may announce tournaments.
    await bots.playUntil(now)
    const tournament = tournamentNews(await reading((db) => nextToEnd(db, now)))
    return [...siteContent().messages.news, tournament].map((text) => text[language])
  })

  route(app, services, getMeta, async ({ language }) => ({
    items: Object.fromEntries(
      Object.keys(pages)
        .filter(isPage)
        // Every page fetches this list, so it omits the long texts, which are fetched by key.
        .map((key) => [key, { ...metaOf(key, language), content: '', bottom: '' }]),
    ),
  }))

  route(app, services, getMetaPage, async ({ language }, { params }) => {
    if (!isPage(params.key)) throw new Rejection(errorCode.invalidRequest, { status: 404 })
    return metaOf(params.key, language)
  })

  route(app, services, getCountryCodes, async () => ({
    items: phoneCodes.map(([code, country]) => ({ code, image: flagPicture(country) })),
  }))
}
