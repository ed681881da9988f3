import { pageAddress } from '#contract/lobby/pages.ts'
import type { Language } from '#contract/core/languages.ts'
import type { PageFacts } from '#contract/lobby/rendered-page.ts'

/** A page with its absolute address. */
interface AddressedPage {
  origin: string
  path: string
  language: Language
}

/** Writes a schema.org object. `<` is escaped, so that no text ends the script element. */
const write = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)}</script>`

const breadcrumbList = (page: AddressedPage, breadcrumbs: PageFacts['breadcrumbs']): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pageAddress({ ...page, path }),
  })),
})

const faqPage = (questions: PageFacts['questions']): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** A back end may name a time that is no date. */
const isDated = ({ startsAt, endsAt }: NonNullable<PageFacts['event']>): boolean =>
  [startsAt, endsAt].every((time) => !Number.isNaN(new Date(time).getTime()))

const event = (page: AddressedPage, { name, picture, startsAt, endsAt }: NonNullable<PageFacts['event']>): object => ({
  '@type': 'Event',
  name,
  startDate: new Date(startsAt).toISOString(),
  endDate: new Date(endsAt).toISOString(),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: pageAddress(page) },
  ...(picture !== null && URL.canParse(picture, page.origin) ? { image: [new URL(picture, page.origin).href] } : {}),
})

/** Writes what a page tells search engines in the vocabulary of schema.org. */
export function writeStructuredData(page: AddressedPage, facts: PageFacts): string {
  return [
    ...(facts.breadcrumbs.length === 0 ? [] : [breadcrumbList(page, facts.breadcrumbs)]),
    ...(facts.questions.length === 0 ? [] : [faqPage(facts.questions)]),
    ...(facts.event !== null && isDated(facts.event) ? [event(page, facts.event)] : []),
  ]
    .map(write)
    .join('')
}
