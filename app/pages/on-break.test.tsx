import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { allSettled, type Scope } from 'effector'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '#contract/lobby/pages.ts'
import { getStatus } from '#contract/player/status.ts'
import { $lucky, luckyPlanned } from '#app/features/lobby/index.ts'
import { BonusList } from '#app/features/profile/promo/bonus-list.tsx'
import { PromoCode } from '#app/features/profile/promo/promo-code.tsx'
import { routeChanged } from '#app/models/popups/route.model.ts'
import { $popup, signedUp } from '#app/models/popups/popups.model.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { Account } from '#app/shell/header/account.tsx'
import type { Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import { WinnersTab } from './game/panel/winners-tab.tsx'
import { GamesBlock } from './home/games/games-block.tsx'
import { HeroBlock } from './home/hero-block.tsx'
import { LowerBlocks } from './home/lower-blocks.tsx'
import { RecentGames } from './home/recent-games.tsx'
import { PromoPage } from './promo/page.tsx'
import { TournamentPage } from './tournament/page.tsx'
import { WinnersPage } from './winners/page.tsx'

/* Everything that invites to play, and is silent during a break. */

const user = { ...testUser, has_bonuses: true }
const statusOf = (state: string) => getStatus.data.parse({ ...user, play: { state, until: '2030-01-01 00:00:00' } })
const receive = (scope: Scope, state: string) =>
  act(() => allSettled(statusReceived, { scope, params: statusOf(state) }))

/** The status call of the app, which the header waits for. */
function PolledAccount() {
  useQuery(statusQuery({ session: 5, language: 'ru' }))
  return <Account />
}
const tournament = {
  id: 1,
  name: 'Гонка',
  url: 'race',
  fund: 1000,
  started_at: '2020-01-01 00:00:00',
  ended_at: '2099-01-01 00:00:00',
}
const win = { user: 'mila', win: 500, game: 'Fox', date: '2026-01-01 00:00:00' }
const bonus = { id: 7, title: 'Подарок', kind: 'promo', amount: 500, wager: 10, state: 'available', opens: 'now' }
const game = { id: 1, slug: 'fox', name: 'Fox', created_at: '2026-01-02 03:04:05' }
const promo = { title: 'Акция', text: '<p>Слова</p>', path: '', time_message: '', is_active: 1 }

interface Invitation {
  part: ReactNode
  at?: string
  answers: Answers
  /** What invites to play. */
  find: () => HTMLElement | null
}

const INVITATIONS: Readonly<Record<string, Invitation>> = {
  'the slides of the home page': {
    part: <HeroBlock />,
    answers: { getSlides: { items: [{ path: '/a.svg', url: '/promo', title: 'Акция недели' }] } },
    find: () => screen.queryByText('Акция недели'),
  },
  'the jackpots of the home page': {
    part: <LowerBlocks />,
    answers: { getJackpots: { total: 4870, pots: [{ id: 1, name: 'Mini', total: 4870 }] } },
    find: () => screen.queryAllByText(/4\s870/u)[0] ?? null,
  },
  'the winners of the home page': {
    part: <LowerBlocks />,
    answers: { getWinners: { weekly: [win], monthly: [], jackpot: [] } },
    find: () => screen.queryAllByText(/mila/u)[0] ?? null,
  },
  'the tournaments of the home page': {
    part: <LowerBlocks />,
    answers: { getActiveTournaments: { items: [tournament] } },
    find: () => screen.queryAllByText('Гонка')[0] ?? null,
  },
  'the games that were played': {
    part: <RecentGames />,
    answers: {
      getGames: { games: [game] },
      getRecentGames: { items: [{ id: 1, slug: 'fox', played_at: '2026-01-10 12:00:00' }] },
    },
    find: () => screen.queryByRole('link', { name: /Fox/u }),
  },
  'the marks of the games': {
    part: <GamesBlock type="all" />,
    answers: { getGames: { games: [game] } },
    find: () => screen.queryByText('NEW'),
  },
  'the page of winners': {
    part: <WinnersPage />,
    answers: { getWinners: { weekly: [win], monthly: [], jackpot: [] }, getJackpots: { items: [], total: 0 } },
    find: () => screen.queryAllByText(/mila/u)[0] ?? null,
  },
  'the winners beside a game': {
    part: <WinnersTab />,
    answers: { getWinners: { weekly: [win], monthly: [], jackpot: [] } },
    find: () => screen.queryAllByText(/mila/u)[0] ?? null,
  },
  'the promotions': {
    part: <PromoPage />,
    answers: { getPromos: { items: [promo] } },
    find: () => screen.queryByRole('heading', { level: 2, name: 'Акция' }),
  },
  'the call to play of a tournament': {
    part: (
      <Routes>
        <Route path={ROUTES.tournament} element={<TournamentPage />} />
      </Routes>
    ),
    at: '/tournaments/race',
    answers: { getTournament: { tournament, games: [1], prizes: [], results: [] } },
    find: () => screen.queryByRole('link', { name: 'Играть в турнире' }),
  },
  'the mark of bonuses in the header': {
    part: <PolledAccount />,
    answers: { getStatus: user },
    find: () => screen.queryByRole('link', { name: /^Вас ждут бонусы/u }),
  },
  'the bonuses that can be activated': {
    part: <BonusList user={statusOf('open')} />,
    at: '/profile?tab=promo&sub=bonuses',
    answers: { getBonuses: { items: [bonus] } },
    find: () => screen.queryByRole('heading', { name: 'Подарок' }),
  },
  'the form of promo codes': {
    part: <PromoCode user={statusOf('open')} />,
    answers: {},
    find: () => screen.queryByRole('textbox', { name: 'Промокод' }),
  },
}

describe('a break', () => {
  it.each(Object.entries(INVITATIONS))('silences %s', async (_, { part, at = '/', answers, find }) => {
    const { scope } = await renderPage(part, { at, answers })
    await waitFor(() => expect(find()).not.toBeNull())
    await receive(scope, 'timeout')
    expect(find()).toBeNull()
    await receive(scope, 'open')
    await waitFor(() => expect(find()).not.toBeNull())
  })

  it('is said on the home page, with the ways that stay open', async () => {
    const { scope } = await renderPage(<HeroBlock />, { answers: { getSlides: { items: [] } } })
    await receive(scope, 'timeout')
    expect(await screen.findByText('У вас перерыв')).toBeTruthy()
    const hrefs = ['Лимиты и перерывы', 'Вывести деньги'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/responsible-gaming/limits', '/cashbox?tab=withdraw'])
  })

  it('leaves an open round on the home page', async () => {
    const open = { id: 1, slug: 'fox', played_at: '2026-01-10 12:00:00', is_open: true }
    const { scope } = await renderPage(<RecentGames />, {
      answers: { getGames: { games: [game] }, getRecentGames: { items: [open] } },
    })
    await receive(scope, 'timeout')
    expect(await screen.findByRole('link', { name: /Fox/u })).toBeTruthy()
  })

  it('silences popups', async () => {
    const { scope } = await renderPage(null)
    await act(() => allSettled(routeChanged, { scope, params: '/' }))
    await receive(scope, 'excluded')
    await act(() => allSettled(signedUp, { scope }))
    expect(scope.getState($popup)).toBeNull()
    await receive(scope, 'open')
    expect(scope.getState($popup)).toBe('welcome')
  })

  it.each([
    ['open', 1],
    ['timeout', 0],
  ])('silences the strip of wins: %s', async (state, count) => {
    const { scope, pass } = await renderPage(null, {
      answers: { getLuckyWinners: { hash: 'a', items: [{ user: 'mila', game: 'Fox', summ: 10_500, image: '' }] } },
    })
    await act(() => allSettled(routeChanged, { scope, params: '/' }))
    await receive(scope, state)
    await act(() => allSettled(luckyPlanned, { scope }))
    await pass(11_000)
    await waitFor(() => expect(scope.getState($lucky)).toHaveLength(count))
    // Nor does it stay in the title of the document.
    await receive(scope, 'excluded')
    expect(document.title).not.toContain('mila')
  })

  it('of one player does not silence the site for the next one', async () => {
    const { scope } = await renderPage(null)
    await receive(scope, 'excluded')
    expect(scope.getState($isOnBreak)).toBe(true)
    await act(() => allSettled(signedOut, { scope }))
    expect(scope.getState($isOnBreak)).toBe(false)
  })
})
