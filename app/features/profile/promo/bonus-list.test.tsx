import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { isFocusAround } from '#app/testing/focus-around.ts'
import { inOrder } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { BonusList } from './bonus-list.tsx'

const gift = { id: 7, title: 'Gift', kind: 'promo', amount: 500, wager: 10, state: 'available' }
const welcome = {
  ...gift,
  title: 'Welcome',
  percent: 300,
  max_amount: 20_000,
  min_deposit: 500,
  deposit: 1,
  spins: 90,
  max_bet: 500,
  days: 30,
}
/** Credited for a deposit of 2 000 ₽. */
const ready = { ...welcome, amount: 6000, wager_total: 60_000, wager_left: 60_000 }

const player = { ...guestUser, id: 5, level: 3, balance: 2000, bonus_balance: 1860 }
const renderBonuses = (items: readonly object[], user: Partial<typeof player> = {}, answers = {}) =>
  renderPage(<BonusList user={{ ...player, ...user }} />, {
    at: '/profile?tab=promo&sub=bonuses',
    answers: { getBonuses: () => ({ items }), ...answers },
  })
/** The texts with ordinary spaces. */
const textOf = (element: Element | null | undefined) => element?.textContent.replaceAll('\u00a0', ' ')
const cardOf = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('article')

describe('BonusList before activation', () => {
  it('hands the focus of the button on to the card of the active bonus', async () => {
    const active = { ...ready, state: 'active', opens: 'now' }
    const getBonuses = inOrder({ items: [ready] }, { items: [active] })
    const { scope, sent } = await renderBonuses([], {}, { getBonuses, activateBonus: {} })
    await userEvent.click(await screen.findByRole('button', { name: /^Взять бонус/u }))
    await waitFor(() => expect(sent.map(([call]) => call)).toContain('activateBonus'))
    await act(async () => scope.getState($queryClient)?.invalidateQueries())
    await screen.findByText('Отказаться и оставить свои деньги')
    expect(isFocusAround(await cardOf('Welcome'))).toBe(true)
  })

  it('says what a bonus gives, demands and costs', async () => {
    await renderBonuses([ready])
    const text = textOf(await cardOf('Welcome'))
    for (const part of [
      'Вы получите 6 000 ₽. Нужно поставить 60 000 ₽ за 30 дней. Ставка не больше 500 ₽.',
      'До конца отыгрыша вывод закрыт. Отказаться от бонуса можно в любой момент',
      '+300 %',
      'до 20 000 ₽',
      'Фриспины: 90',
      '2 400 ₽',
      'останется 3 600 ₽ из 6 000 ₽',
    ])
      expect(text).toContain(part)
  })

  it('says how much of it becomes own money at most, before and after its deposit', async () => {
    const [paid, open] = [
      { ...ready, max_paid: 1000 },
      { ...welcome, id: 8, title: 'Open', opens: 'deposit' },
    ]
    await renderBonuses([paid, { ...open, amount: 20_000, wager_total: 400_000, max_paid: 10_000 }])
    expect(textOf(await cardOf('Welcome'))).toContain('После отыгрыша на баланс перейдёт не больше 1 000 ₽.')
    expect(textOf(await cardOf('Welcome'))).toContain('останется 1 000 ₽ из 6 000 ₽')
    expect(textOf(await cardOf('Open'))).toContain('Нужно поставить в 20 раз больше суммы бонуса за 30 дней.')
    expect(textOf(await cardOf('Open'))).toContain('После отыгрыша на баланс перейдёт не больше 50 % бонуса.')
  })

  it('says the same while it is wagered', async () => {
    await renderBonuses([{ ...ready, state: 'active', max_paid: 1000 }])
    expect(textOf(await cardOf('Welcome'))).toContain('Перейдёт на балансне больше 1 000 ₽')
  })

  it('says nothing about extensions that the server does not send', async () => {
    await renderBonuses([gift])
    const text = textOf(await cardOf('Gift'))
    expect(text).toContain('Вы получите 500 ₽. Нужно поставить 5 000 ₽. До конца')
    for (const part of ['Фриспины', 'дней', 'не больше', '%Взять']) expect(text).not.toContain(part)
  })

  it.each([
    [{ ...gift, min_level: 2 }, { level: 2 }, 'Доступен с VIP-уровня 2. Ваш уровень: 1.'],
    [{ ...welcome, opens: 'deposit' }, {}, 'Откроется после первого депозита от 500 ₽.'],
    [{ ...welcome, opens: 'deposit', deposit: 4 }, {}, 'Откроется после депозита № 4 от 500 ₽.'],
    [{ ...ready, opens: 'balance' }, {}, 'Откроется, когда собственных денег будет не меньше суммы депозита.'],
    [
      { ...ready, opens: 'balance', own_needed: 1500 },
      { balance: 1490 },
      'Откроется, когда собственных денег будет не меньше 1 500 ₽. Не хватает 10 ₽.',
    ],
  ])('has no button while it waits: %#', async (bonus, user, reason) => {
    await renderBonuses([bonus], user)
    const card = await cardOf(bonus.title)
    expect(textOf(card)).toContain(reason)
    expect(textOf(card)).toContain('Пока закрыт')
    expect(screen.queryByRole('button', { name: /^Взять бонус/u })).toBeNull()
  })

  it.each([
    [{ missed: 'late', expires_at: '2026-01-11 15:24:00' }, 'Его можно было взять до 11 янв., 15:24 МСК.'],
    [{ missed: 'small' }, 'Нужен был депозит от 500 ₽, а ваш был меньше.'],
    [{ missed: 'used' }, 'За этот депозит бонус уже взят.'],
    [{}, 'Этот бонус уже не получить.'],
  ])('says why a bonus is no longer available: %j', async (fields, text) => {
    await renderBonuses([{ ...welcome, opens: 'never', ...fields }])
    expect(textOf(await cardOf('Welcome'))).toContain(text)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says before the first of two is taken that the other one waits', async () => {
    await renderBonuses([ready, { ...ready, id: 8, title: 'Second', deposit: 2 }])
    expect(await screen.findByText(/^Действует один бонус за раз\./u)).toBeTruthy()
  })

  it.each([
    [{ expires_at: null }, true],
    [{ expires_at: '2026-01-11 15:24:00' }, false],
  ])('says that the time of a deposit bonus stops while another is active: %j', async (fields, doesStop) => {
    await renderBonuses([
      { ...gift, id: 8, state: 'active' },
      { ...ready, ...fields },
    ])
    expect(textOf(await cardOf('Welcome'))?.includes('Этот подождёт')).toBe(doesStop)
  })

  it('lists the active bonus first, then what is open, in the order of the deposits', async () => {
    const bonus = (id: number, title: string, rest: object) => ({ ...welcome, id, title, ...rest })
    await renderBonuses([
      bonus(1, 'Over', { state: 'expired' }),
      bonus(2, 'Third', { opens: 'deposit', deposit: 3 }),
      bonus(3, 'Second', { opens: 'deposit', deposit: 2 }),
      bonus(4, 'Open', {}),
      bonus(5, 'Running', { state: 'active' }),
    ])
    expect(textOf(await cardOf('Open'))).toContain('Сначала отыграйте активный бонус')
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Бонусы',
      'Running',
      'Open',
      'Пока закрыты',
      'Second',
      'Third',
      'Over',
    ])
  })

  it.each<[string, object[], times: number, isOwn: boolean]>([
    ['once above them, if they are the same', [{}, {}], 1, false],
    ['in each ticket, if they differ', [{}, { wager: 40 }], 2, true],
    ['in the only ticket', [{}], 1, true],
  ])('says the rules of closed bonuses %s', async (_, closed, times, isOwn) => {
    await renderBonuses(
      closed.map((rest, index) => ({
        ...welcome,
        id: index + 1,
        title: `Bonus ${index}`,
        opens: 'deposit',
        deposit: index + 1,
        ...rest,
      })),
    )
    const rules = 'Ставка не больше'
    expect(textOf(await cardOf('Bonus 0'))?.includes(rules)).toBe(isOwn)
    expect(textOf(document.body)?.split(rules)).toHaveLength(times + 1)
  })

  it('opens all terms in a dialog', async () => {
    await renderBonuses([{ ...gift, text: '<ul><li>Столы на 20 %.</li></ul>' }])
    await userEvent.click(await screen.findByRole('button', { name: 'Все условия: Gift' }))
    expect(within(screen.getByRole('dialog', { name: 'Gift' })).getByText('Столы на 20 %.')).toBeTruthy()
  })
})

describe('BonusList with an active bonus', () => {
  const active = { ...ready, state: 'active', wager_left: 22_500, spins_left: 12 }

  it('shows how far it is, its money and what the rest costs', async () => {
    await renderBonuses([active])
    const text = textOf(await cardOf('Welcome'))
    for (const part of [
      '62 %отыграно',
      '22 500 из 60 000 ₽',
      'Бонусных денег1 860 ₽',
      '900 ₽',
      'не больше 500 ₽',
      '12',
    ])
      expect(text).toContain(part)
    expect(screen.getByRole('progressbar', { name: 'Отыгрыш бонуса' }).getAttribute('aria-valuenow')).toBe('62')
  })

  describe('with games', () => {
    const slugs = ['tram', 'fox', 'desktop-only', 'owl', 'hoard', 'samovar']
    const getGames = {
      games: slugs
        .filter((slug) => slug !== 'desktop-only')
        .map((slug, index) => ({ id: index + 1, slug, name: `Игра ${slug}`, provider_id: 1, created_at: 1 })),
      providers: [{ id: 1, name: 'Янтарь' }],
    }
    const rail = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => [textOf(link)?.trim(), link.getAttribute('href')])

    it('that count in full leads to the first four that the device offers, and to all slots', async () => {
      await renderBonuses([{ ...active, spins_left: 0, wager_games: slugs }], {}, { getGames })
      expect(await rail('Ставки здесь идут в отыгрыш целиком')).toEqual(
        ['tram', 'fox', 'owl', 'hoard'].map((slug) => [`Игра ${slug} Янтарь`, `/game/${slug}`]),
      )
      expect(screen.getByRole('link', { name: 'Все слоты' }).getAttribute('href')).toContain('slot')
    })

    it.each([
      ['with free spins', 12, [], 'Фриспины играются здесь'],
      ['of its own', 0, [3], 'Бонус отыгрывается здесь'],
    ])('%s leads to those alone', async (_, spins, own, lead) => {
      await renderBonuses([{ ...active, spins_left: spins, wager_games: ['owl'] }], { bonus_games: own }, { getGames })
      expect(await rail(lead)).toEqual([['Игра owl Янтарь', '/game/owl']])
      expect(screen.queryByRole('link', { name: 'Все слоты' })).toBeNull()
    })

    it('that the server does not name says nothing of games', async () => {
      await renderBonuses([active], {}, { getGames })
      await cardOf('Welcome')
      expect(screen.queryByRole('link', { name: 'Все слоты' })).toBeNull()
    })
  })

  it('reads the wager of the status, if the bonus is without it', async () => {
    await renderBonuses([{ ...gift, state: 'active' }], { wagerbets: 1000, wagerbetsall: 5000 })
    expect(textOf(await cardOf('Gift'))).toContain('1 000 из 5 000 ₽')
  })

  it('gives it up after one question that names both kinds of money', async () => {
    let accept: (data: object) => void = () => undefined
    const { sent } = await renderBonuses(
      [active],
      {},
      {
        endBonus: () => new Promise((resolve) => (accept = resolve)),
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Отказаться и оставить свои деньги: Welcome' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Отказаться от бонуса?' }))
    expect(textOf(dialog.getByText(/^Исчезнут/u))).toContain('1 860 ₽ бонусных денег')
    expect(textOf(dialog.getByText(/^Собственные деньги/u))).toContain('2 000 ₽, останутся')
    expect(sent.filter(([name]) => name === 'endBonus')).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Отказаться от бонуса' }))
    expect(sent.filter(([name]) => name === 'endBonus')).toHaveLength(1)
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Отказаться и оставить свои деньги: Welcome'),
    )
    accept({})
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Вы отказались от бонуса'))
  })

  it('keeps it when the dialog is dismissed', async () => {
    const { sent } = await renderBonuses([active])
    await userEvent.click(await screen.findByRole('button', { name: 'Отказаться и оставить свои деньги: Welcome' }))
    await userEvent.click(screen.getByRole('button', { name: 'Оставить бонус' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.filter(([name]) => name === 'endBonus')).toEqual([])
  })
})

describe('BonusList after the end', () => {
  // 3 November 2026 in Moscow.
  const ended_at = Date.UTC(2026, 10, 3, 9) / 1000

  it.each([
    [
      { state: 'used', won: 14_320, ended_at },
      ['+14 320 ₽', 'на баланс', 'Из 6 000 ₽, ставок на 60 000 ₽', 'Закрыт3 ноября'],
    ],
    [{ state: 'used' }, ['Бонусные деньги стали собственными.']],
    [{ state: 'expired', ended_at }, ['Срок вышел: 3 ноября.', 'долга нет']],
    [{ state: 'lost', ended_at }, ['Не отыгран', 'Бонусные деньги закончились: 3 ноября.', 'долга нет']],
    [{ state: 'cancelled', ended_at }, ['Вы отказались от него: 3 ноября.', 'долга нет']],
  ])('says what has become of the bonus: %#', async (end, parts) => {
    await renderBonuses([{ ...ready, ...end }])
    const text = textOf(await cardOf('Welcome'))
    for (const part of parts) expect(text).toContain(part)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
