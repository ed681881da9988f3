import fastify, { type FastifyInstance } from 'fastify'
import { coverSvg } from '#server/media/cover.ts'
import { BAD_ADDRESS, oddItems, oddResults, oddTournament, SCRIPT } from './hostile-items.ts'

/*
 * A back end at the limits of the contract and sometimes beyond, like a real operator's. The app must still render
 * correctly.
 */

const game = (id: number, name: string, more: Record<string, unknown> = {}) => ({
  id: String(id),
  slug: `game-${id}`,
  name,
  image: `/media/games/game-${id}.svg`,
  provider_id: '1',
  online: '7',
  is_roulette: id % 2 === 0 ? '1' : 0,
  hits: String(id),
  created_at: 1_767_312_245 + id,
  unknown_field: { deep: [1] },
  ...more,
})

const games = [
  game(1, 'Честная Игра'),
  // A malformed item: the rest of the list must be shown.
  { id: 'seven', slug: null, name: {} },
  game(2, SCRIPT),
  game(3, 'Адрес с подвохом', { image: BAD_ADDRESS, slug: 'slug-3"><script>' }),
  game(4, 'Без картинки', { image: null, logo: null, online: '', created_at: '2026-01-02T03:04:05+05:00' }),
]

/** Serves error envelopes, HTML and unusable payloads. */
function serveUnusableResponses(app: FastifyInstance): void {
  // A negative error code with HTTP 500: the envelope must be read despite the status.
  app.get('/api/v2/winners', (_, reply) => reply.status(500).send({ error: -6, code: 0, data: null }))
  // HTML instead of JSON.
  app.get('/api/v2/tournament/active', (_, reply) =>
    reply.type('text/html').send('<html><body>502 Bad Gateway</body></html>'),
  )
  // An unusable payload.
  app.get('/api/v2/meta', () => ({ error: 0, code: 0, data: 'nothing' }))
  app.get('/api/v2/payment-info', (_, reply) => reply.type('text/html').send('<html>502</html>'))
  app.get('/api/v2/jackpot/', () => ({
    error: 0,
    code: 0,
    items: [{ id: '1', total: '1234.50' }],
    total: '1234.5',
    pots: null,
  }))
  app.get('/api/v2/winners/lucky', () => ({
    error: 0,
    code: 0,
    data: { hash: '', items: [{ image: BAD_ADDRESS, user: SCRIPT, summ: '10', game: SCRIPT }, {}] },
  }))
}

export interface HostileWords {
  /** Used wherever the contract has a single HTML text. */
  text: string
  /** Used where the contract has a list of HTML texts. */
  texts: readonly string[]
}

/**
 * Creates a back end that serves every public call at the limits of the contract: half of the responses are either
 * unusable, or lists with odd items.
 */
export function hostileBackend(mode: 'none' | 'odd items', { text, texts }: HostileWords): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  if (mode === 'none') serveUnusableResponses(app)
  else oddItems(app, texts)
  // Top-level payload and a numeric string for `error`.
  app.get('/api/v2/games/', () => ({
    error: '0',
    code: '0',
    games,
    providers: [{ id: '1', name: SCRIPT }, null],
    online: null,
    favorites: null,
    jackpots: [{ id: '1', total: '1234.50' }],
    gameOfDay: '1',
    gameOfMonth: '',
  }))
  app.get('/api/v2/games/:game', () => ({
    error: 0,
    code: 0,
    data: { id: '1', slug: 'game-1', name: SCRIPT, url: 'javascript:parent.hacked=true', renderer: 'java' },
  }))
  app.get('/api/v2/slides', () => ({
    error: 0,
    code: 'ok',
    data: {
      items: [
        {
          path: BAD_ADDRESS,
          url: BAD_ADDRESS,
          type: 'film',
          title: SCRIPT,
          text: null,
          action: 'Нажми',
          is_show_desktop: '1',
          is_show_mobile: 1,
        },
        {
          path: '/media/a.svg',
          url: 'https://evil.example/',
          action: 'Уйти',
          title: 'Второй',
          is_show_desktop: 'true',
          is_show_mobile: true,
        },
      ],
    },
  }))
  app.get('/api/v2/notifications', () => ({ error: 0, code: 0, data: ['', SCRIPT, 7] }))
  app.get('/api/v2/status/', () => ({
    error: 0,
    code: 0,
    id: '0',
    login: null,
    bonus_games: null,
    notify: '',
    bonusNotify: [],
    options: [],
    profile: null,
  }))
  app.get('/api/v2/promo', () => ({
    error: 0,
    code: 0,
    items: [
      ...texts.map((itemText, index) => ({
        title: `${SCRIPT} ${index}`,
        text: itemText,
        path: BAD_ADDRESS,
        time_message: null,
        is_active: '1',
      })),
      { title: null, text: 'x', is_active: 1 },
      { title: 'Закрытая', text: '', is_active: '0' },
    ],
  }))
  app.get('/api/v2/faq', () => ({
    error: '0',
    code: 0,
    data: {
      items: [
        { id: '1', title: SCRIPT, answers: [...texts.map((itemText) => ({ title: SCRIPT, text: itemText })), null] },
        { id: 'x' },
      ],
    },
  }))
  app.get<{ Params: { key: string } }>('/api/v2/meta/:key', () => ({
    error: 0,
    code: 0,
    title: SCRIPT,
    content: text,
    bottom: text,
  }))
  const tournament = oddTournament(text)
  app.get('/api/v2/tournament/all', () => ({
    error: 0,
    code: 0,
    active: [tournament, { id: 8, name: 'без времени', url: 'x' }],
    upcoming: null,
    finished: null,
  }))
  app.get('/api/v2/tournament/:key', () => ({
    error: 0,
    code: 0,
    data: {
      tournament,
      games: ['1', null, 99],
      prizes: [
        { place: '2', amount: '500' },
        { place: '1', amount: '1000' },
        { place: '2', amount: 500 },
      ],
      results: oddResults,
    },
  }))
  app.post('/api/v2/games/', (_, reply) => reply.status(204).send())
  app.get<{ Params: { name: string } }>('/media/games/:name', (_, reply) =>
    reply.type('image/svg+xml').send(coverSvg('hostile', 'fox')),
  )
  return app
}
