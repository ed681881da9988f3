import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { History } from './history.tsx'

/** The clock of the tests stands in January 2026. */
const item = {
  id: 7,
  created_at: '2026-01-09 15:00:00',
  direction: 1,
  amount: 501,
  system: 'СБП',
  system_logo: '',
  status: 1,
  ref: 'ab',
}
const payout = { ...item, id: 9, direction: 0, amount: 3000, wallet: '•••• 4417', ref: 'cd' }
const payment = {
  direction: 'in',
  amount: 501,
  number: '4918205',
  system: 'СБП',
  state: 'paid',
  steps: [
    { step: 'created', at: '2026-01-09 15:00:00' },
    { step: 'credited', at: '2026-01-09 15:05:00' },
  ],
  balance_after: 5346,
}

function Page() {
  const { pathname, search } = useLocation()
  const { data: user, refetch } = useQuery(statusQuery({ session: 5, language: 'ru' }))
  return (
    <>
      <History />
      <output aria-label="address">{`${pathname}${search}`}</output>
      <button type="button" onClick={() => void refetch()}>
        Poll
      </button>
      <output aria-label="news">{user?.notify?.payouts}</output>
    </>
  )
}

const open = (answers: Answers, at = '/cashbox?tab=history') =>
  renderPage(<Page />, { at, answers: { getStatus: { id: 5 }, ...answers } })
const plain = (element: Element) => element.textContent.replaceAll('\u00A0', ' ')
const rows = async () => (await screen.findAllByRole('listitem')).map(plain)
const address = () => screen.getByLabelText('address').textContent
const row = (name: RegExp) => screen.findByRole('button', { name })
const asked = (sent: [string, unknown][], call: string) => sent.filter(([name]) => name === call).length

describe('History', () => {
  it('lists payments by day with their status, why they are not done, and a signed sum', async () => {
    await open({
      getPaymentHistory: {
        items: [
          { ...payout, status: 0, reason: 'sent' },
          { ...item, created_at: '2026-01-08 20:15:00', status: 3, reason: 'declined', ref: '', system: '' },
          { ...item, id: 8, created_at: '2026-01-08 10:00:00', status: 9, amount: 1002.5 },
        ],
      },
    })
    expect(await rows()).toEqual([
      '9 января15:00 МСК СБП Вывод · •••• 4417, 15:00 МСК В обработке Деньги в пути. −3 000 ₽',
      '8 января20:15 МСК Пополнение Пополнение, 20:15 МСК Ошибка Банк не провёл платёж. +501 ₽',
      '8 января10:00 МСК СБП Пополнение, 10:00 МСК В обработке  +1 002,50 ₽',
    ])
    expect(screen.getAllByRole('heading', { level: 3 }).map(plain)).toEqual(['9 января', '8 января'])
    expect([...document.querySelectorAll('s')].map(plain)).toEqual(['+501 ₽'])
    // Without a reference there is nothing to open.
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(2)
  })

  it('adds up what is done, with the difference of deposits and withdrawals', async () => {
    const items = [
      item,
      { ...item, id: 8, amount: 4000 },
      payout,
      { ...payout, id: 3, status: 0 },
      { ...item, id: 5, status: 2 },
    ]
    await open({ getPaymentHistory: inOrder({ items }, { items: [payout] }) })
    const totals = () => plain(screen.getByRole('region', { name: 'Итог января' }))
    await screen.findByRole('region', { name: 'Итог января' })
    expect(totals()).toBe(
      'Итог январяПополнения, 24 501 ₽Выводы, 13 000 ₽Пополнения минус выводы1 501 ₽Считаем только выполненное.',
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Выводы' }))
    await waitFor(() => expect(totals()).toBe('Итог январяВыводы, 13 000 ₽Считаем только выполненное.'))
  })

  it('keeps month and direction in the address and asks for them', async () => {
    const queries: unknown[] = []
    const getPaymentHistory = (_: unknown, { query }: { query?: unknown }) => {
      queries.push(query)
      return { items: [] }
    }
    await open({ getPaymentHistory }, '/cashbox?tab=history&month=1')
    expect(await screen.findByText('В декабре движений не было')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Выводы' }))
    expect(await screen.findByText('В декабре выводов не было')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Месяц' }), 'Октябрь')
    expect(await screen.findByText('В октябре выводов не было')).toBeTruthy()
    expect(address()).toBe('/cashbox?tab=history&month=3&direction=payouts')
    expect(queries).toEqual([
      { direction: -1, month: 1 },
      { direction: 0, month: 1 },
      { direction: 0, month: 3 },
    ])
  })

  it('leads from an empty month to the current one and keeps the direction, then to all payments', async () => {
    const at = '/cashbox?tab=history&month=1&direction=payins'
    // The address of the window decides whether a choice is new.
    window.history.replaceState(null, '', at)
    onTestFinished(() => window.history.replaceState(null, '', '/'))
    await open({ getPaymentHistory: { items: [] } }, at)
    await userEvent.click(await screen.findByRole('button', { name: 'Показать январь' }))
    expect(address()).toBe('/cashbox?tab=history&direction=payins')
    await userEvent.click(await screen.findByRole('button', { name: 'Показать все платежи' }))
    expect(address()).toBe('/cashbox?tab=history')
    expect(await screen.findByRole('button', { name: 'Показать декабрь' })).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is read again when the status shows that money has moved', async () => {
    const { sent } = await open({
      getPaymentHistory: inOrder({ items: [{ ...payout, status: 0 }] }, { items: [payout] }),
      getStatus: inOrder({ id: 5, on_hold: 3000 }, { id: 5, on_hold: 3000 }, { id: 5, on_hold: 0 }),
    })
    expect(await row(/В обработке/u)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Poll' }))
    expect(asked(sent, 'getPaymentHistory')).toBe(1)
    await userEvent.click(screen.getByRole('button', { name: 'Poll' }))
    expect(await row(/Выполнено/u)).toBeTruthy()
    expect(asked(sent, 'getPaymentHistory')).toBe(2)
  })

  it('loads more on demand, keeps the totals of the month, and focuses the first new row', async () => {
    const queries: unknown[] = []
    const totals = { payin_count: 12, payin_total: 6012, payout_count: 0, payout_total: 0 }
    const pages = [
      { items: [item], next: 'after-7', totals },
      { items: [{ ...item, id: 6, system: 'Карта' }], next: '', totals: null },
    ]
    const getPaymentHistory = (_: unknown, { query }: { query?: unknown }) => queries.push(query) && pages.shift()
    await open({ getPaymentHistory }, '/cashbox?tab=history&direction=payins')
    expect((await screen.findAllByText('Показаны последние 1. Итог — за весь месяц.'))[0]).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(document.activeElement).toBe(await row(/Карта/u))
    expect(queries).toEqual([
      { direction: 1, month: 0 },
      { direction: 1, month: 0, after: 'after-7' },
    ])
    expect(plain(screen.getByRole('region', { name: 'Итог января' }))).toContain('Пополнения, 126 012 ₽')
    expect(screen.getByText('Показано всё: 2.').getAttribute('role')).toBe('status')
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  })

  it('has no totals where the back end sends pages without them', async () => {
    await open({ getPaymentHistory: { items: [item], next: 'x' } })
    await row(/СБП/u)
    expect(screen.queryByRole('region', { name: 'Итог января' })).toBeNull()
  })

  it('says that more could not be loaded, and keeps the rows', async () => {
    await open({ getPaymentHistory: inOrder({ items: [item], next: 'x' }, fault.noResponse, { items: [payout] }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Следующие строки не загрузились')
    expect(await row(/СБП/u)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(await row(/−3.000/u)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('can be loaded again after a failure', async () => {
    await open({ getPaymentHistory: inOrder(fault.noResponse, { items: [item] }) })
    await userEvent.click(await screen.findByRole('button', { name: /Повторить|ещё раз/u }))
    expect(await row(/СБП/u)).toBeTruthy()
  })
})

describe('an opened payment', () => {
  it('shows its steps, numbers, receipt and support', async () => {
    await open({ getPaymentHistory: { items: [item] }, getPayment: payment })
    await userEvent.click(await row(/СБП/u))
    const steps = within(await screen.findByRole('list', { name: 'Ход платежа' })).getAllByRole('listitem')
    expect(steps.map(plain)).toEqual([
      'Готово: Заявка создана9 янв., 15:00 МСК',
      'Готово: Деньги на балансе9 янв., 15:05 МСК',
    ])
    expect(plain(screen.getByText(/^Заявка 4918205/u))).toBe('Заявка 4918205 · комиссия 0 ₽ · баланс после 5 346 ₽')
    await userEvent.click(screen.getByRole('button', { name: 'Квитанция' }))
    expect(screen.getByRole('article', { name: 'Квитанция № 4918205, пополнение' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Поддержка' })).toBeTruthy()
  })

  it('of a withdrawal speaks of a withdrawal, also in its receipt', async () => {
    const steps = ['created', 'sent', 'credited'].map((step) => ({ step, at: '2026-01-09 15:00:00' }))
    await open({
      getPaymentHistory: { items: [payout] },
      getPayment: { ...payment, direction: 'out', account: '•••• 4417', steps },
    })
    await userEvent.click(await row(/СБП/u))
    const list = await screen.findByRole('list', { name: 'Ход платежа' })
    expect(list.textContent).toContain('Деньги у вас')
    expect(list.textContent).not.toContain('балансе')
    await userEvent.click(screen.getByRole('button', { name: 'Квитанция' }))
    const receipt = screen.getByRole('article', { name: 'Квитанция № 4918205, вывод' })
    expect(receipt.textContent).toContain('Выплачено')
    expect(receipt.textContent).not.toContain('Оплата успешна')
  })

  it('that is not paid leads to its page, if the address is one of the site', async () => {
    const unpaid = { ...payment, state: 'waiting', awaited: 'player', balance_after: null }
    const items = [
      { ...item, status: 0, reason: 'unpaid' },
      { ...item, id: 8, system: 'Карта', status: 0, ref: 'cd' },
    ]
    await open({
      getPaymentHistory: { items },
      getPayment: inOrder(
        { ...unpaid, page: '/invoice/wait?id=7' },
        { ...unpaid, page: 'https://elsewhere.example/pay' },
      ),
    })
    await userEvent.click(await row(/СБП/u))
    expect(await screen.findByRole('button', { name: 'К оплате' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Квитанция' })).toBeNull()
    await userEvent.click(await row(/Карта/u))
    await screen.findByRole('list', { name: 'Ход платежа' })
    expect(screen.queryByRole('button', { name: 'К оплате' })).toBeNull()
  })

  it('that is being checked leads to its page without asking to pay', async () => {
    const checked = { ...payment, state: 'processing', awaited: 'provider', page: '/invoice/wait?id=7' }
    await open({ getPaymentHistory: { items: [{ ...item, status: 0 }] }, getPayment: checked })
    await userEvent.click(await row(/СБП/u))
    expect(await screen.findByRole('button', { name: 'Открыть заявку' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'К оплате' })).toBeNull()
  })

  it('has only support where the back end lacks the timeline', async () => {
    await open({ getPaymentHistory: { items: [item] }, getPayment: fault.rejected(1) })
    await userEvent.click(await row(/СБП/u))
    expect(await screen.findByRole('button', { name: 'Поддержка' })).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Ход платежа' })).toBeNull()
  })

  it('can be read again after a failure', async () => {
    await open({ getPaymentHistory: { items: [item] }, getPayment: inOrder(fault.noResponse, payment) })
    await userEvent.click(await row(/СБП/u))
    expect((await screen.findByRole('alert')).textContent).toBe('Подробности не загрузились.')
    await userEvent.click(await screen.findByRole('button', { name: /Повторить|ещё раз/u }))
    expect(await screen.findByRole('list', { name: 'Ход платежа' })).toBeTruthy()
  })
})

describe('the news of payouts', () => {
  const news = (payouts: number) => ({ id: 5, notify: { payouts } })
  const statuses = inOrder(news(2), news(0))
  const shownNews = () => screen.getByLabelText('news').textContent

  it('are read again once the list has shown them', async () => {
    await open({ getPaymentHistory: { items: [payout] }, getStatus: statuses })
    await waitFor(() => expect(shownNews()).toBe('0'))
  })

  it('stay while deposits alone are shown', async () => {
    const { sent } = await open(
      { getPaymentHistory: { items: [item] }, getStatus: statuses },
      '/cashbox?tab=history&direction=payins',
    )
    await row(/СБП/u)
    await waitFor(() => expect(shownNews()).toBe('2'))
    expect(asked(sent, 'getStatus')).toBe(1)
  })

  it('stay while another tab is open, and nothing is read', async () => {
    const { sent } = await open({ getPaymentHistory: { items: [payout] }, getStatus: statuses }, '/cashbox')
    await waitFor(() => expect(shownNews()).toBe('2'))
    expect([asked(sent, 'getPaymentHistory'), asked(sent, 'getStatus')]).toEqual([0, 1])
  })
})

describe('the bets', () => {
  const bet = { id: 'r1', created_at: '2026-01-09 15:00:00', game: 'Вишни', slug: 'cherry-row', bet: 20, win: 0 }

  it('open one at a time to the proof of the round; only the first is read before, to know whether there are any', async () => {
    const round = { ...bet, played_at: bet.created_at, stake: 20, own: true }
    const { sent } = await open(
      { getBetHistory: { items: [bet, { ...bet, id: 'r2' }] }, getRound: round },
      '/cashbox?tab=history&list=bets',
    )
    const buttons = await screen.findAllByRole('button', { name: /^Проверить раунд: Вишни/u })
    await waitFor(() => expect(asked(sent, 'getRound')).toBe(1))
    await userEvent.click(buttons[1] ?? document.body)
    expect(await screen.findByText('Для этого раунда проверки нет')).toBeTruthy()
    expect(asked(sent, 'getRound')).toBe(2)
  })

  it('do not open where the back end has no rounds', async () => {
    await open(
      { getBetHistory: { items: [bet] }, getRound: fault.rejected(errorCode.invalidRequest) },
      '/cashbox?tab=history&list=bets',
    )
    await screen.findByRole('link', { name: 'Вишни' })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Проверить раунд/u })).toBeNull())
  })

  it('are a list of their own in the address, with links to the games and their sums', async () => {
    const { sent } = await open({
      getPaymentHistory: { items: [] },
      getBetHistory: {
        items: [bet, { ...bet, id: 2, game: '', slug: '', win: 35.5 }],
        next: 'x',
        bet_total: 1000,
        win_total: 1900,
      },
    })
    await userEvent.click(await screen.findByRole('radio', { name: 'Раунды' }))
    expect((await screen.findByRole('link', { name: 'Вишни' })).getAttribute('href')).toBe('/game/cherry-row')
    expect(screen.getAllByRole('row').map(plain).slice(1)).toEqual([
      'Вишни 9 января, 15:00:00 МСК20 ₽0 ₽',
      'Игры больше нет 9 января, 15:00:00 МСК20 ₽35,50 ₽',
    ])
    expect(screen.getAllByText('Показаны последние 2. Итог — за весь месяц.')).toHaveLength(1)
    expect(plain(screen.getByRole('region', { name: 'Итог января' }))).toBe(
      'Итог январяСтавки1 000 ₽Выигрыши1 900 ₽Выигрыши минус ставки+900 ₽',
    )
    expect(address()).toBe('/cashbox?tab=history&list=bets')
    expect(screen.queryByRole('radio', { name: 'Выводы' })).toBeNull()
    expect(asked(sent, 'getPaymentHistory')).toBe(1)
  })

  it.each([
    ['say that their round is open, with the way back to it', 'cherry-row', 'Продолжить', '/game/cherry-row'],
    ['of a withdrawn game say that their round is open', '', '', undefined],
  ])('%s', async (_, slug, action, href) => {
    await open({ getBetHistory: { items: [{ ...bet, slug, is_open: true }] } }, '/cashbox?tab=history&list=bets')
    expect(plain(await screen.findByRole('row', { name: /Вишни/u }))).toBe(
      `Вишни 9 января, 15:00:00 МСК Раунд не закончен. ${action}20 ₽—`,
    )
    expect(screen.queryByRole('link', { name: 'Продолжить' })?.getAttribute('href')).toBe(href)
  })

  it('have their number, counted from 1, and the balance before and after, if the back end sends them', async () => {
    const items = [
      { ...bet, nonce: 301, win: 40, balance_before: 12_450, balance_after: 12_470 },
      { ...bet, id: 'r2', nonce: 300 },
    ]
    await open({ getBetHistory: { items } }, '/cashbox?tab=history&list=bets')
    const table = await screen.findByRole('table', { name: 'История раундов' })
    expect(within(table).getAllByRole('row').map(plain).slice(1)).toEqual([
      expect.stringMatching(/^№ 302Вишни.*20 ₽40 ₽был 12 450 ₽, стал 12 470 ₽$/u),
      expect.stringMatching(/^№ 301Вишни.*20 ₽0 ₽—$/u),
    ])
  })

  it('have no sums where the back end lacks them, and say when there are none', async () => {
    await open({ getBetHistory: { items: [] } }, '/cashbox?tab=history&list=bets&month=5')
    expect(await screen.findByText('В августе раундов не было')).toBeTruthy()
    expect(screen.queryByRole('region', { name: /^Итог/u })).toBeNull()
  })

  describe('of one game', () => {
    const games = [
      { slug: 'cherry-row', name: 'Вишни' },
      { slug: 'jacks-plus', name: 'Покер' },
    ]
    const filter = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Игра' })

    it('are asked for by the address, until another month is chosen', async () => {
      const queries: unknown[] = []
      const getBetHistory = (_: unknown, { query }: { query?: unknown }) => {
        queries.push(query)
        return { items: [bet], games }
      }
      await open({ getBetHistory }, '/cashbox?tab=history&list=bets')
      expect((await filter()).selectedOptions[0]?.textContent).toBe('Все игры')
      await userEvent.selectOptions(await filter(), 'Покер')
      expect(address()).toBe('/cashbox?tab=history&list=bets&game=jacks-plus')
      await waitFor(async () => expect((await filter()).selectedOptions[0]?.textContent).toBe('Покер'))
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Месяц' }), 'Декабрь')
      expect(address()).toBe('/cashbox?tab=history&list=bets&month=1')
      await waitFor(() => expect(queries).toEqual([{ month: 0 }, { month: 0, game: 'jacks-plus' }, { month: 1 }]))
    })

    it('that was not played lead to all games', async () => {
      await open({ getBetHistory: { items: [], games } }, '/cashbox?tab=history&list=bets&game=jacks-plus')
      expect(await screen.findByText('В январе раундов в этой игре не было')).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Все игры' }))
      expect(address()).toBe('/cashbox?tab=history&list=bets')
    })

    it('cannot be chosen where there is nothing to choose', async () => {
      await open({ getBetHistory: { items: [bet], games: games.slice(1) } }, '/cashbox?tab=history&list=bets')
      await screen.findByRole('table')
      expect(screen.queryByRole('combobox', { name: 'Игра' })).toBeNull()
    })
  })

  describe('as CSV', () => {
    /** The files that the page has saved. */
    function catchFiles() {
      const files: { name: string; blob: Blob }[] = []
      let blob = new Blob()
      const createObjectURL = (made: Blob) => {
        blob = made
        return 'blob:file'
      }
      vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: () => undefined }))
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        files.push({ name: this.download, blob })
      })
      onTestFinished(() => {
        click.mockRestore()
        vi.unstubAllGlobals()
      })
      return files
    }
    const save = () => screen.findByRole('button', { name: 'Скачать CSV' })
    const rowsOf = (text: string | undefined) => text?.split('\r\n').map((line) => line.split(';'))

    it('are all rounds of the month and game, also those that are not shown, in the format of the language', async () => {
      const first = { items: [{ ...bet, nonce: 1, win: 35.5, balance_before: 100, balance_after: 115.5 }], next: 'r1' }
      const last = { items: [{ ...bet, id: 'r2', game: '=SUM(1)', nonce: 0, is_open: true }] }
      const pages = [first, first, last]
      const files = catchFiles()
      await open({ getBetHistory: () => pages.shift() }, '/cashbox?tab=history&list=bets&game=cherry-row')
      await userEvent.click(await save())
      expect(await screen.findByText('Файл готов. Раундов в нём: 2.')).toBeTruthy()
      expect(files.map(({ name, blob }) => [name, blob.type])).toEqual([
        ['rounds-2026-01-cherry-row.csv', 'text/csv;charset=utf-8'],
      ])
      // Reading drops the byte order mark, which `writeCsv` is tested for.
      expect(rowsOf((await files[0]?.blob.text())?.replace('\uFEFF', ''))).toEqual([
        ['Раунд', 'Время, МСК', 'Игра', 'Ставка, ₽', 'Выигрыш, ₽', 'Баланс до, ₽', 'Баланс после, ₽', 'ID раунда'],
        ['2', '2026-01-09 15:00:00', 'Вишни', '20', '35,5', '100', '115,5', 'r1'],
        ['1', '2026-01-09 15:00:00', `"'=SUM(1)"`, '20', '', '', '', 'r2'],
        [''],
      ])
      // The list still has its first page.
      expect(screen.getAllByRole('row')).toHaveLength(2)
    })

    it('say how many rounds are read, and that the file could not be made', async () => {
      const first = { items: [bet], next: 'r1' }
      const held = Promise.withResolvers<void>()
      const lost = () => held.promise.then(fault.noResponse)
      const files = catchFiles()
      await open({ getBetHistory: inOrder(first, first, lost) }, '/cashbox?tab=history&list=bets')
      await userEvent.click(await save())
      expect(await screen.findByRole('button', { name: 'Собираем раунды: 1' })).toBeTruthy()
      held.resolve()
      expect((await screen.findByRole('alert')).textContent).toContain('Не удалось собрать файл')
      expect(files).toEqual([])
      expect(await save()).toBeTruthy()
    })
  })
})
