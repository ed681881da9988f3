import type { FastifyInstance } from 'fastify'
import { getFaq, getPaymentInfo, getPromos, type AnswerGroup } from '#contract/lobby/info.ts'
import type { Language } from '#contract/core/languages.ts'
import { siteContent } from '#server/content/current.ts'
import type { GroupContent } from '#server/content/shapes.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { scenePicture } from '#server/media/urls.ts'

const groupsOf = (groups: readonly GroupContent[], language: Language): AnswerGroup[] =>
  groups.map(({ id, title, answers }) => ({
    id: String(id),
    title: title[language],
    answers: answers.map((answer) => ({ title: answer.title[language], text: answer.text[language] })),
  }))

/** Routes of promotions, FAQ and payment information. */
export function infoRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getPromos, async ({ language }) => ({
    items: siteContent().promos.map(({ slug, scene, title, text, time, active, place }) => ({
      title: title[language],
      text: text[language],
      path: scenePicture(scene, slug),
      time_message: time[language],
      is_active: active,
      place,
    })),
  }))
  route(app, services, getFaq, async ({ language }) => ({ items: groupsOf(siteContent().faq, language) }))
  route(app, services, getPaymentInfo, async ({ language }) => ({
    items: groupsOf(siteContent().paymentInfo, language),
  }))
}
