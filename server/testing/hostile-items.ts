import type { FastifyInstance } from 'fastify'

/** A name that would run if rendered as HTML. */
export const SCRIPT = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>'
/** A URL that would run if followed or used as an image. */
export const BAD_ADDRESS = 'javascript:window.hacked=true'

/** A running tournament with field formats at the limits of the contract. */
export const oddTournament = (description: string) => ({
  id: '7',
  name: SCRIPT,
  url: 'race',
  image: BAD_ADDRESS,
  description,
  fund: '500000.50',
  started_at: '2020-01-01T00:00:00+03:00',
  ended_at: 4_102_444_800,
  position: '',
})

/** Thirteen results in reverse order, with a malformed first place, and the player tied at the last visible rank. */
export const oddResults = [
  ...[12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((place) => ({ place, login: `p${place}`, result: 100 - place })),
  { place: '11', login: SCRIPT, result: '12.5', active: '1' },
  { place: 'first', login: 'x' },
]

/** Winners with HTML names, numeric strings, one malformed item, and one regular item. */
const winners = [
  { user: SCRIPT, game: SCRIPT, win: '9234.50', date: 1_767_312_245, image: BAD_ADDRESS, slug: 'x"><script>' },
  { user: null, game: {}, win: 'much', date: 'yesterday' },
  { user: 77, game: 'Обычная Игра', win: '1200', date: '2026-01-02T03:04:05+05:00', image: null, slug: null },
  { user: 'vera', game: 'Обычная Игра', win: 900, date: '2026-01-02 03:04:05', image: '/media/games/game-1.svg' },
  { user: 'oleg', game: 'Четвёртая Игра', win: '800', date: '1767312245', image: '', slug: 'game-1' },
]

/** Serves list calls with items at the limits of the contract. `texts` are used wherever an item has HTML. */
export function oddItems(app: FastifyInstance, texts: readonly string[]): void {
  app.get('/api/v2/winners', () => ({ error: '0', code: '0', weekly: winners, monthly: null, jackpot: '' }))
  app.get('/api/v2/winners/lucky', () => ({
    error: 0,
    code: 0,
    data: {
      hash: 77,
      items: [
        { image: BAD_ADDRESS, slug: 'x"><script>', user: SCRIPT, summ: '10.50', game: SCRIPT },
        { user: 'кто-то', summ: 'много' },
        { image: null, slug: null, user: 8, summ: '1200', game: 'Обычная Игра' },
      ],
    },
  }))
  app.get('/api/v2/tournament/active', () => ({
    error: 0,
    code: 0,
    data: { items: [{ ...oddTournament(''), ended_at: 'никогда' }, oddTournament('')] },
  }))
  app.get('/api/v2/tournament/:id/games', () => ({ error: 0, code: 0, data: { items: ['1', null, 2] } }))
  app.get('/api/v2/tournament/:id/results', () => ({
    error: 0,
    code: 0,
    items: [{ place: 'last' }, { place: '1', login: SCRIPT, result: '12.5', active: '0' }],
  }))
  app.get('/api/v2/jackpot/', () => ({
    error: 0,
    code: 0,
    items: [{ id: '1', total: '1234.50' }, { id: 'x' }],
    total: '1234.5',
    pots: [
      { id: '1', name: SCRIPT, total: '1234.50', seed: '1000', share: '0.4' },
      { id: 2, name: 'Без суммы', total: {} },
    ],
  }))
  app.get('/api/v2/meta', () => ({
    error: 0,
    code: 0,
    data: { items: { faq: { title: `Ответы ${SCRIPT}`, description: 5, keywords: null }, promo: 7, home: null } },
  }))
  app.get('/api/v2/payment-info', () => ({
    error: 0,
    code: '0',
    items: [
      { id: '11', title: SCRIPT, answers: texts.map((text, index) => ({ title: index, text })) },
      { id: 'x' },
      null,
    ],
  }))
}
