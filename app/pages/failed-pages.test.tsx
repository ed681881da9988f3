import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { PAGES, ROUTES } from '#contract/lobby/pages.ts'
import { $supportOpen } from '#app/models/support/support-open.model.ts'
import { fault } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { AnswersPage } from './answers/page.tsx'
import { ForbiddenPage } from './forbidden/page.tsx'
import { InfoPage } from './info/page.tsx'
import { LevelsPage } from './levels/page.tsx'
import { PromoPage } from './promo/page.tsx'
import { TournamentPage } from './tournament/page.tsx'
import { TournamentsPage } from './tournaments/page.tsx'
import { WinnersPage } from './winners/page.tsx'

/* Pages without a back end: each has its heading, and shows as failed only the missing data. */

const noAnswers = Object.fromEntries(allCalls.map(({ name }) => [name, fault.noResponse]))
const open = (Page: ComponentType, at: string, path = at) =>
  renderPage(
    <Routes>
      <Route path={path} element={<Page />} />
    </Routes>,
    { at, answers: noAnswers },
  )

it.each([
  ['Вопросы и ответы', AnswersPage, '/faq'],
  ['Платежи', AnswersPage, '/payments-info'],
  ['Правила и условия', InfoPage, PAGES['terms-and-conditions']],
  ['Акции', PromoPage, '/promo'],
  ['Турнир', TournamentPage, '/tournaments/race'],
  ['Турниры', TournamentsPage, '/tournaments'],
  ['Выигрыши', WinnersPage, '/winners'],
])('the page «%s» keeps its heading when nothing loads', async (title, page, at) => {
  await open(page, at, at === '/tournaments/race' ? ROUTES.tournament : at)
  expect((await screen.findAllByRole('button', { name: 'Повторить' })).length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})

it.each([
  ['LevelsPage', LevelsPage, '/levels'],
  ['InfoPage with its verifier', InfoPage, PAGES.fairness],
])('%s says that its description did not load, not the page', async (_, page, at) => {
  await open(page, at)
  expect(await screen.findByText('Описание не загрузилось')).toBeTruthy()
  expect(screen.queryByText('Страница не загрузилась')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

it('LevelsPage shows its six levels without a description', async () => {
  await open(LevelsPage, '/levels')
  const poster = await screen.findByRole('list', { name: 'Уровни' })
  expect(within(poster).getAllByRole('listitem')).toHaveLength(6)
})

it('ForbiddenPage leads to support, which its text names', async () => {
  const { scope } = await open(ForbiddenPage, '/forbidden')
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Чат поддержки' })))
  expect(scope.getState($supportOpen)).toBe(true)
})
