import { expect, it } from 'vitest'
import type { PageFacts } from '#contract/lobby/rendered-page.ts'
import { writeStructuredData } from './structured-data.ts'

const page = { origin: 'https://casino.example', path: '/tournaments/race', language: 'en' } as const
const nothing: PageFacts = { breadcrumbs: [], questions: [], event: null }

const read = (facts: Partial<PageFacts>): unknown[] =>
  [
    ...writeStructuredData(page, { ...nothing, ...facts }).matchAll(
      /<script type="application\/ld\+json">([^<]*)<\/script>/gu,
    ),
  ].map(([, json = '']) => JSON.parse(json))

it('writeStructuredData writes nothing for a page without facts', () => {
  expect(writeStructuredData(page, nothing)).toBe('')
})

it('writeStructuredData writes breadcrumbs with addresses in the language of the page', () => {
  const breadcrumbs = [
    { name: 'Cassiopeia', path: '/' },
    { name: 'Tournaments', path: '/tournaments' },
  ]
  expect(read({ breadcrumbs })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Cassiopeia', item: 'https://casino.example/?lang=en' },
        { '@type': 'ListItem', position: 2, name: 'Tournaments', item: 'https://casino.example/tournaments?lang=en' },
      ],
    },
  ])
})

it('writeStructuredData writes questions whose answer does not end the script', () => {
  expect(read({ questions: [{ question: 'Is it <b>?', answer: '<p>Yes</p></script><script>x' }] })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it <b>?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>Yes</p></script><script>x' },
        },
      ],
    },
  ])
})

const race = { name: 'Race', picture: '/media/race.svg', startsAt: 0, endsAt: 86_400_000 }

it('writeStructuredData writes a tournament as an event on the site', () => {
  expect(read({ event: race })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Race',
      startDate: '1970-01-01T00:00:00.000Z',
      endDate: '1970-01-02T00:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://casino.example/tournaments/race?lang=en' },
      image: ['https://casino.example/media/race.svg'],
    },
  ])
})

it('writeStructuredData leaves out what a back end has stated wrongly', () => {
  expect(read({ event: { ...race, endsAt: 1e18 } })).toEqual([])
  expect(read({ event: { ...race, picture: 'https://[' } })).toEqual([
    expect.not.objectContaining({ image: expect.anything() }),
  ])
})
