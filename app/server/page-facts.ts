import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import { ROUTES, slugAt } from '#contract/lobby/pages.ts'
import type { PageFacts } from '#contract/lobby/rendered-page.ts'
import { GUEST_ID } from '#contract/player/status.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { sanitiseHtml } from '#app/lib/security/sanitise-html.ts'
import { faqQuery } from '#app/queries/public-pages.ts'
import { tournamentQuery } from '#app/queries/tournaments.ts'
import { paths } from '#app/router/paths.ts'
import { footerLinks } from '#app/shell/frame/footer-links.ts'
import { headerLinks } from '#app/shell/header/site-links.ts'

/** Returns what a rendered page tells search engines besides its text. */
export function pageFacts(path: string, language: Language, client: QueryClient, texts: i18n): PageFacts {
  const slug = slugAt(path, ROUTES.tournament)
  const tournament =
    slug === null
      ? undefined
      : client.getQueryData(tournamentQuery({ session: GUEST_ID, language, slug }).queryKey)?.tournament
  const links = [...headerLinks(texts.t), ...footerLinks(texts.getFixedT(language, 'pages'))]
  const parent = tournament === undefined ? path : paths.tournaments()
  const link = parent === paths.home() ? undefined : links.find(({ href }) => href === parent)
  const questions = path === paths.faq() ? (client.getQueryData(faqQuery(language).queryKey)?.items ?? []) : []
  return {
    breadcrumbs:
      link === undefined
        ? []
        : [
            { name: texts.t('home.title'), path: paths.home() },
            { name: link.label, path: parent },
            ...(tournament === undefined ? [] : [{ name: tournament.name, path }]),
          ],
    questions: questions.flatMap(({ answers }) =>
      answers.map(({ title, text }) => ({ question: title, answer: sanitiseHtml(text).html })),
    ),
    event:
      tournament === undefined
        ? null
        : {
            name: tournament.name,
            picture: pictureAddress(tournament.image),
            startsAt: tournament.started_at,
            endsAt: tournament.ended_at,
          },
  }
}
