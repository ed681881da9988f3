import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moscowTime } from '#contract/core/moscow-time.ts'
import { $openPaymentWindow } from '#app/features/cashier/models/pay-window.model.ts'
import { $signInOpen, signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { $signUpOpen } from '#app/models/access/sign-up-dialog.model.ts'
import { floatingWindowChosen } from '#app/models/preferences/floating-window.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { depositAnswers } from '#app/features/cashier/deposit/deposit.samples.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import type { Answers } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { GamePanel, type PanelGame } from './game-panel.tsx'

const HOUR = 3_600_000
/** The current time of the fake clock. */
const NOW = Date.UTC(2026, 0, 10, 12)
const user = { ...guestUser, id: 5, login: 'marina', status: 'Постоянный 2', level: 4, balance: 12_480 }
const tournament = (id: number, name: string, hours: number) => ({
  id,
  name,
  url: `race-${id}`,
  fund: 1000,
  started_at: moscowTime(NOW - HOUR),
  ended_at: moscowTime(NOW + hours * HOUR),
})
const [first, second] = [tournament(1, 'Кубок', 1), tournament(2, 'Гонка', 2)]
const gameFacts = { return: 96.02, min: 1, max: 10, max_win: 350, pace_ms: 2500, contribution: 100 }
const answers: Answers = {
  getStatus: user,
  getActiveTournaments: { items: [first, second] },
  getTournament: (_: unknown, { params }: { params?: unknown }) =>
    JSON.stringify(params).includes('race-2')
      ? {
          tournament: second,
          games: [7],
          prizes: [{ place: 1, amount: 500 }],
          results: [
            { place: 1, login: 'ivan', result: 320, active: false },
            { place: 2, login: 'marina', result: 20, active: true },
          ],
        }
      : { tournament: first, games: [8], prizes: [], results: [] },
}

const stubWidth = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: isWide && media.includes('min-width'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
beforeEach(() => void stubWidth(true))
afterEach(() => void vi.restoreAllMocks())

const game: PanelGame = { slug: 'row', id: 7, name: 'Вишнёвый Ряд', mode: 'real', isFlash: false, followsBet: false }

async function renderPanel({
  at = '/game/row',
  isGuest = false,
  responses = {},
  ...changes
}: Partial<PanelGame> & { at?: string; isGuest?: boolean; responses?: Answers } = {}) {
  const onPlayForMoney = vi.fn()
  const onDeposited = vi.fn()
  function Page() {
    // As the app's status poll does.
    useQuery(statusQuery({ session: 5, language: 'ru' }))
    const navigate = useNavigate()
    const { search, key } = useLocation()
    return (
      <>
        <output data-entry={key}>{search}</output>
        <button type="button" onClick={() => void navigate(-1)}>
          Назад
        </button>
        <GamePanel game={{ ...game, ...changes }} onPlayForMoney={onPlayForMoney} onDeposited={onDeposited} />
      </>
    )
  }
  const rendered = await renderPage(<Page />, { at, answers: { ...answers, ...responses } })
  if (isGuest) await act(() => allSettled(signedOut, { scope: rendered.scope }))
  const count = (call: string) => rendered.sent.filter(([name]) => name === call).length
  return { ...rendered, count, onPlayForMoney, onDeposited }
}
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
const textOf = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ')

describe('GamePanel', () => {
  it('fetches the data of a tab when it is shown, and keeps the tab in the address', async () => {
    const { count } = await renderPanel()
    expect([count('getActiveTournaments'), count('getWinners'), count('getGames')]).toEqual([0, 0, 0])
    await openTab('Победители')
    await waitFor(() => expect(count('getWinners')).toBe(1))
    await openTab('Турниры')
    await waitFor(() => expect(count('getTournament')).toBe(2))
    await openTab('Избранное')
    await waitFor(() => expect(count('getGames')).toBe(1))
    expect(document.querySelector('output')?.textContent).toBe('?panel=favourites')
  })

  it('closes the sheet with Back', async () => {
    stubWidth(false)
    await renderPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Победители' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Вишнёвый Ряд' }))
    await userEvent.click(sheet.getByRole('tab', { name: 'Игрок' }))
    await userEvent.click(screen.getByText('Назад'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.querySelector('output')?.textContent).toBe('')
  })

  it('takes the history entry of the sheet back when it is closed', async () => {
    stubWidth(false)
    await renderPanel({ at: '/game/row?mode=demo' })
    const entry = () => document.querySelector('output')?.dataset['entry']
    const initial = entry()
    await userEvent.click(screen.getByRole('button', { name: 'Игрок' }))
    expect(document.querySelector('output')?.textContent).toBe('?mode=demo&panel=player')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.querySelector('output')?.textContent).toBe('?mode=demo')
    expect(entry()).toBe(initial)
  })

  it('closes a sheet that the address has opened', async () => {
    stubWidth(false)
    await renderPanel({ at: '/game/row?panel=winners' })
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('GamePanel of a guest', () => {
  it('has the sign-in and the way to real money, and closes the sheet when it leads there', async () => {
    stubWidth(false)
    const { onPlayForMoney } = await renderPanel({ isGuest: true, mode: 'demo', at: '/game/row?panel=player' })
    expect(await screen.findByRole('textbox', { name: 'Логин, телефон или e-mail' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Играть на деньги' }))
    expect(onPlayForMoney).toHaveBeenCalledOnce()
    expect(document.querySelector('output')?.textContent).toBe('')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['says that a demo game is a demo', 'demo', 1],
    ['does not call a real game a demo', 'real', 0],
  ] as const)('%s', async (_, mode, count) => {
    await renderPanel({ isGuest: true, mode })
    expect(screen.getByRole('button', { name: 'Играть на деньги' })).toBeTruthy()
    expect(screen.queryAllByText(/^Сейчас демо/u)).toHaveLength(count)
  })

  it('has no second form while the sign-in dialog is open', async () => {
    const { scope } = await renderPanel({ isGuest: true, mode: 'demo' })
    await screen.findByRole('textbox', { name: 'Логин, телефон или e-mail' })
    await act(() => allSettled(signInOpened, { scope }))
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('opens the sign-up in place of the sheet', async () => {
    stubWidth(false)
    const { scope } = await renderPanel({ isGuest: true, mode: 'demo', at: '/game/row?panel=player' })
    await userEvent.click(await screen.findByRole('button', { name: 'Нет аккаунта? Регистрация' }))
    expect(scope.getState($signUpOpen)).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked to sign in for favourites', async () => {
    const { scope } = await renderPanel({ isGuest: true, mode: 'demo', at: '/game/row?panel=favourites' })
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    expect(scope.getState($signInOpen)).toBe(true)
  })
})

describe('GamePanel of a player', () => {
  it('shows own and bonus money apart, wager with its deadline, and points', async () => {
    await renderPanel({
      responses: {
        getStatus: {
          ...user,
          bonus_balance: 1860,
          wagerbets: 18_400,
          wagerbetsall: 50_000,
          current_points: 13,
          max_points: 20,
        },
        // 12 December 2026 in Moscow.
        getBonuses: {
          items: [{ id: 1, title: 'Bonus', state: 'active', expires_at: moscowTime(Date.UTC(2026, 11, 12, 9)) }],
        },
      },
    })
    const text = () => textOf(screen.getByRole('tabpanel'))
    await waitFor(() => expect(text()).toContain('Отыгрыш до 12 декабря'))
    for (const part of ['Собственные12 480 ₽', '1 860 ₽', '31 600 из 50 000 ₽', 'Постоянный 213 из 20 очков'])
      expect(text()).toContain(part)
    expect(screen.queryByRole('button', { name: 'Играть на деньги' })).toBeNull()
    // Tier 5 of 18 is the second of the second level.
    expect(screen.getByRole('tabpanel').querySelectorAll('[data-level="2"] svg g')).toHaveLength(2)
  })

  it('has the time of the session and the net of the day at its foot, as far as the server sends them', async () => {
    const responses = {
      getPlaySession: {
        started_at: moscowTime(NOW - 250_000),
        staked: 70,
        won: 120,
        rounds: 7,
        today: { staked: 1240, won: 980 },
      },
    }
    await renderPanel({ responses })
    const text = () => textOf(screen.getByRole('tabpanel'))
    await waitFor(() => expect(text()).toMatch(/Время сессии4:10Итог за сегодня−260 ₽ПерерывЛимиты$/u))
  })

  it('says what limits leave, when the session ends and the reality check comes, and leads to a break', async () => {
    const limit = (id: number, kind: string, amount: number, left: number) => {
      const period = kind === 'session' ? 'session' : 'day'
      return { id, kind, period, amount, left, used: amount - left, frees_at: null, set_at: moscowTime(NOW) }
    }
    const responses = {
      getPlaySession: {
        started_at: moscowTime(NOW - HOUR),
        staked: 70,
        won: 120,
        rounds: 7,
        ends_at: moscowTime(NOW + 30 * 60_000),
        reality: { every: 60, due_at: moscowTime(NOW + 10 * 60_000), is_due: false },
      },
      getLimits: {
        items: [limit(1, 'loss', 1000, 740), limit(2, 'loss', 5000, 100), limit(3, 'session', 90, 30)],
        pending: [],
        offer: '',
      },
    }
    await renderPanel({ responses })
    const text = () => textOf(screen.getByRole('tabpanel'))
    await waitFor(() =>
      expect(text()).toMatch(
        /Лимит проигрышаещё 100 ₽ из 5 000 ₽До конца сессии30:00До напоминания10:00ПерерывЛимиты$/u,
      ),
    )
    expect(screen.getByRole('link', { name: 'Перерыв' }).getAttribute('href')).toBe('/responsible-gaming/limits#break')
  })

  it('has no way to a deposit during a break', async () => {
    const play = { state: 'timeout', until: moscowTime(NOW + HOUR) }
    await renderPanel({ responses: { getStatus: { ...user, play } } })
    await screen.findByText('Постоянный 2')
    expect(screen.queryByRole('link', { name: 'Пополнить' })).toBeNull()
  })

  it('has no foot where the server has no sessions', async () => {
    await renderPanel()
    await screen.findByText('Постоянный 2')
    expect(textOf(screen.getByRole('tabpanel'))).not.toContain('Время сессии')
  })

  it('shows neither bonus nor wager without them', async () => {
    const { count } = await renderPanel()
    await screen.findByText('Постоянный 2')
    expect(screen.getAllByRole('progressbar')).toHaveLength(1)
    expect(screen.queryByText(/Бонусные/u)).toBeNull()
    expect(count('getBonuses')).toBe(0)
  })

  it('offers real money in a demo', async () => {
    const { onPlayForMoney } = await renderPanel({ mode: 'demo' })
    await userEvent.click(screen.getByRole('button', { name: 'Играть на деньги' }))
    expect(onPlayForMoney).toHaveBeenCalledOnce()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it.each([
    [{ isFlash: true }, 1],
    [{ followsBet: true }, 1],
    [{}, 0],
  ])('has a bet with %j: %d', async (changes, count) => {
    await renderPanel(changes)
    expect(screen.queryAllByRole('button', { name: 'Изменить ставку за кредит' })).toHaveLength(count)
  })

  it('keeps a bet only by the button of its dialog', async () => {
    await renderPanel({ isFlash: true, responses: { getGameFacts: gameFacts } })
    const setting = () => textOf(document.querySelector('[data-component="GamePanelSetting"]'))
    await waitFor(() => expect(setting()).toContain('1 ₽ · раунд 10 ₽'))
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Изменить ставку за кредит' }))
    const choose = async () => {
      const slider = screen.getByRole('slider', { name: 'Ставка за кредит' })
      fireEvent.change(slider, { target: { value: '1' } })
      expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
        '0,25 ₽ за кредит, Кредитов: 10, 2,50 ₽ за раунд',
      )
    }
    await open()
    await choose()
    await userEvent.keyboard('{Escape}')
    expect(setting()).toContain('1 ₽ · раунд 10 ₽')
    await open()
    await choose()
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }))
    expect(setting()).toContain('0,25 ₽ · раунд 2,50 ₽')
  })

  it('shows the range of stakes, if the game has levels', async () => {
    await renderPanel({ isFlash: true, responses: { getGameFacts: { ...gameFacts, min: 0.1, max: 100 } } })
    await waitFor(() =>
      expect(textOf(document.querySelector('[data-component="GamePanelSetting"]'))).toContain('раунд 1 ₽ – 100 ₽'),
    )
  })

  it('names each bet in words', async () => {
    await renderPanel({ isFlash: true, responses: { getGameFacts: gameFacts } })
    await waitFor(() => expect(document.body.textContent).toContain('раунд'))
    await userEvent.click(screen.getByRole('button', { name: 'Изменить ставку за кредит' }))
    const slider = screen.getByRole('slider', { name: 'Ставка за кредит' })
    const spoken = [0, 1, 2, 3].map((index) => {
      fireEvent.change(slider, { target: { value: String(index) } })
      return slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')
    })
    expect(spoken).toEqual([
      '0,10 ₽ за кредит, Кредитов: 10, 1 ₽ за раунд',
      '0,25 ₽ за кредит, Кредитов: 10, 2,50 ₽ за раунд',
      '0,50 ₽ за кредит, Кредитов: 10, 5 ₽ за раунд',
      '1 ₽ за кредит, Кредитов: 10, 10 ₽ за раунд',
    ])
  })

  it('lists tournaments with this game first, with rank and distance', async () => {
    await renderPanel({ at: '/game/row?panel=tournaments' })
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map(textOf)).toEqual([
      expect.stringMatching(/^Гонка .*место 2 до 500 ₽ не хватает очков: 301$/u),
      expect.stringMatching(/^Кубок /u),
    ])
    expect(screen.getAllByRole('heading').map(textOf)).toEqual(['С этой игрой', 'Другие турниры'])
  })

  it('leads from a win to its round, where the server names it', async () => {
    const win = (user: string, round: string) => ({ user, round, win: 100, game: 'Лиса', date: '2026-01-10 12:00:00' })
    await renderPanel({
      at: '/game/row?panel=winners',
      responses: { getWinners: { weekly: [win('anna', 'r-1'), win('oleg', '')], monthly: [], jackpot: [] } },
    })
    await screen.findByText('anna')
    const links = screen.getAllByRole('link', { name: /^Проверить раунд/u })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/fairness?round=r-1'])
  })

  it('lists favourites in the order of the server', async () => {
    const listed = (id: number, name: string) => ({
      id,
      slug: `game-${id}`,
      name,
      image: '',
      provider_id: 1,
      online: 0,
      hits: 0,
      created_at: moscowTime(0),
    })
    await renderPanel({
      at: '/game/row?panel=favourites',
      responses: {
        getGames: {
          games: [listed(1, 'Лиса'), listed(2, 'Клад')],
          providers: [{ id: 1, name: 'Янтарь' }],
          favorites: [2, 9, 1],
        },
      },
    })
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => [textOf(link)?.trim(), link.getAttribute('href')])).toEqual([
      ['Клад Янтарь', '/game/game-2'],
      ['Лиса Янтарь', '/game/game-1'],
    ])
  })
})

describe('GamePanel deposit', () => {
  it('leads to the cashier while the game can float', async () => {
    await renderPanel()
    const link = await screen.findByRole('link', { name: 'Пополнить' })
    expect(link.getAttribute('href')).toBe('/cashbox')
  })

  it('opens the payment page beside a game that cannot float, and reports when it is closed', async () => {
    const shown: string[] = []
    let isClosed = false
    const { scope, onDeposited, pass, count } = await renderPanel({
      responses: { ...depositAnswers, createInvoice: '/invoice?id=5' },
    })
    await act(() => allSettled(floatingWindowChosen, { scope, params: false }))
    await act(() =>
      allSettled($openPaymentWindow, {
        scope,
        params: () => ({
          load: (address) => void shown.push(address),
          isClosed: () => isClosed,
          focus: () => undefined,
          close: () => undefined,
        }),
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Пополнить' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Сумма' }), '501')
    await userEvent.click(screen.getByRole('button', { name: /Перейти к оплате/u }))
    expect(await screen.findByText(/Оплата открыта в соседнем окне/u)).toBeTruthy()
    expect(shown).toEqual(['/invoice?id=5'])
    const before = count('getStatus')
    isClosed = true
    await pass(1000)
    await waitFor(() => expect(onDeposited).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(count('getStatus')).toBeGreaterThan(before)
  })
})
