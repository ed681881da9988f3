import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { fault, inOrder } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { RoundProof } from './round-proof.tsx'

const HASH = 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06'
const NEXT_HASH = 'ca07991d42e01460892f152237db40c8dbe103b7bded5ef96e0782cce473c7a4'
const NEWER_HASH = '7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069'
const proof = {
  hash: HASH,
  server_seed: 'server',
  client_seed: 'client',
  nonce: 0,
  bet: '{"stake":1000}',
  actions: '[]',
}
const round = {
  id: 'r1',
  game: 'Вишнёвый Ряд',
  slug: 'cherry-row',
  engine: 'cherry-row',
  played_at: '2026-01-10 12:00:00',
  stake: 10,
  win: 10,
  user: 'test',
  own: true,
  money: { own_stake: 10, bonus_stake: 0, own_win: 10, bonus_win: 0, balance_before: 100, balance_after: 100 },
  proof,
}
const hidden = { ...round, proof: { ...proof, server_seed: '' } }
const render = (answers: Record<string, unknown>, language: 'ru' | 'en' = 'ru') =>
  renderPage(<RoundProof id="r1" />, { language, answers })
const plain = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00A0', ' ')
const verdict = (text: string) => screen.findByText(text)
const hashShown = (hash: string) => waitFor(() => expect(plain(document.body)).toContain(hash))
const steps = () =>
  within(screen.getByRole('list', { name: /Проверка|check/u }))
    .getAllByRole('listitem')
    .map(plain)

describe('RoundProof', () => {
  it.each([
    ['ru', 'Раунд честный: 4 шага из 4', 'вишня', 'По записи сервера баланс был 100 ₽, стал 100 ₽'],
    ['en', 'Fair round: 4 of 4 steps passed', 'cherry', 'Recorded by the server: balance 100 ₽ before, 100 ₽ after'],
  ] as const)('shows how a round is computed again (%s)', async (language, title, symbol, balance) => {
    await render({ getRound: round }, language)
    await verdict(title)
    const text = steps().join(' ')
    for (const part of [HASH, 'e0d8048b', 'client:0:0', balance]) expect(text).toContain(part)
    expect(screen.getAllByRole('img', { name: symbol })).toHaveLength(2)
  })

  it('shows a slot with the symbols of its cover', async () => {
    await render({ getRound: { ...round, game: 'Лиса и Ключ', slug: 'fox-and-key', motif: 'fox' } })
    await verdict('Раунд честный: 4 шага из 4')
    expect(screen.getAllByRole('img', { name: 'малина' })).toHaveLength(2)
    expect(screen.queryByRole('img', { name: 'вишня' })).toBeNull()
  })

  it.each([
    ['ru', 'Проверка раунда не загрузилась'],
    ['en', 'The round check didn’t load'],
  ] as const)('says that the check did not load (%s)', async (language, title) => {
    await render({ getRound: fault.noResponse }, language)
    expect(await screen.findByText(title)).toBeTruthy()
  })

  it('names the step that failed and leads to support with the round', async () => {
    await render({ getRound: { ...round, win: 40 } })
    await verdict('Раунд не сошёлся на шаге 4')
    expect(steps().at(-1)).toContain('По правилам 10 ₽, в раунде 40 ₽.')
    expect(screen.getByRole('button', { name: 'Написать в поддержку' })).toBeTruthy()
  })

  it('names a stake that is not the stake of the bet', async () => {
    await render({ getRound: { ...round, own: false, stake: 500, win: 500 } })
    await verdict('Раунд не сошёлся на шаге 4')
    expect(steps().at(-1)).toContain('В ставке игры 10 ₽, в раунде 500 ₽.')
    expect(screen.queryByText(/Ставка не пропадёт/u)).toBeNull()
    expect(screen.getByText('Напишите нам, мы проверим раунд вручную.')).toBeTruthy()
  })

  it('says what the server recorded beside the computed win', async () => {
    await render({ getRound: { ...round, jackpot: 1500, jackpot_name: 'Мини', forfeited: 4 } })
    await verdict('Раунд честный: 4 шага из 4')
    const win = steps().at(-1)
    expect(win).toContain('По записи сервера сверх того джекпот Мини: 1 500 ₽.')
    expect(win).toContain('Бонус закончился, его часть не зачислена: 4 ₽.')
  })

  it('names what the win of a bot is the sum of, in proportion to its stake', async () => {
    const bet = { ...proof, bet: '{"chips":[{"on":"red","kopecks":5000},{"on":"dozen-3","kopecks":5000}]}' }
    const bot = { ...round, engine: 'neva-roulette', is_bot: true, stake: 200, win: 200, own: false, money: null }
    await render({ getRound: { ...bot, proof: bet } })
    await verdict('Раунд честный: 4 шага из 4')
    const pays = within(screen.getByRole('list', { name: 'Из чего сложился выигрыш' }))
    expect(pays.getAllByRole('listitem').map(plain)).toEqual(['Красное · 100 ₽200 ₽', 'Дюжина 3 · 100 ₽0 ₽'])
  })

  it('changes the seed and then checks the round', async () => {
    const { sent } = await render({
      getRound: inOrder(hidden, round),
      changeFairness: { hash: 'next', client_seed: 'c', nonce: 0 },
    })
    await verdict('Проверка ждёт сида')
    expect(steps()[0]).toContain(HASH)
    await userEvent.click(screen.getByRole('button', { name: 'Сменить сид' }))
    await verdict('Раунд честный: 4 шага из 4')
    expect(sent.filter(([call]) => call === 'changeFairness')).toHaveLength(1)
    // The button is gone; the focus stays with the proof.
    expect(document.activeElement?.textContent).toContain('Скопировать для проверки')
  })

  it('shows the hash of the next server seed before the player chooses a client seed', async () => {
    const user = userEvent.setup()
    const { sent } = await render({
      getRound: inOrder(hidden, round),
      getFairness: { hash: HASH, client_seed: 'c', nonce: 1, next_hash: NEXT_HASH },
      changeFairness: { hash: NEXT_HASH, client_seed: 'mine', nonce: 0 },
    })
    expect(plain((await screen.findByText('SHA-256 следующего сида сервера')).parentElement)).toContain(NEXT_HASH)
    await user.click(screen.getByRole('button', { name: 'Скопировать хеш' }))
    expect(await navigator.clipboard.readText()).toBe(NEXT_HASH)
    const seed = screen.getByRole('textbox', { name: /^Ваш новый сид/u })
    await user.type(seed, 'два слова{Enter}')
    expect(seed.getAttribute('aria-invalid')).toBe('true')
    expect(sent.filter(([call]) => call === 'changeFairness')).toEqual([])
    await user.clear(seed)
    await user.type(seed, ' mine {Enter}')
    await verdict('Раунд честный: 4 шага из 4')
    expect(sent).toContainEqual(['changeFairness', { client_seed: 'mine', next_hash: NEXT_HASH }])
  })

  it.each([
    ['ru', 'Сид уже сменили в другом месте', 'Проверьте новый хеш и нажмите ещё раз.'],
    ['en', 'The seed was already changed elsewhere', 'Check the new hash and press again.'],
  ] as const)('shows the new hash after a change elsewhere and keeps the input (%s)', async (language, ...texts) => {
    const user = userEvent.setup()
    const seeds = { hash: HASH, client_seed: 'c', nonce: 1 }
    const { sent } = await render(
      {
        getRound: inOrder(hidden, round),
        getFairness: inOrder({ ...seeds, next_hash: NEXT_HASH }, { ...seeds, next_hash: NEWER_HASH }),
        changeFairness: inOrder(fault.rejected(errorCode.alreadyFinal), seeds),
      },
      language,
    )
    await hashShown(NEXT_HASH)
    const seed = screen.getByRole('textbox')
    await user.type(seed, 'mine{Enter}')
    const alert = plain(await screen.findByRole('alert'))
    for (const text of texts) expect(alert).toContain(text)
    await hashShown(NEWER_HASH)
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'mine')
    await user.type(seed, '{Enter}')
    await verdict(language === 'ru' ? 'Раунд честный: 4 шага из 4' : 'Fair round: 4 of 4 steps passed')
    expect(sent.filter(([call]) => call === 'changeFairness')).toEqual([
      ['changeFairness', { client_seed: 'mine', next_hash: NEXT_HASH }],
      ['changeFairness', { client_seed: 'mine', next_hash: NEWER_HASH }],
    ])
  })

  it('shows the revealed round if a repeated change comes after the first, whose response was lost', async () => {
    await render({
      getRound: inOrder(hidden, fault.noResponse, round),
      getFairness: { hash: HASH, client_seed: 'c', nonce: 1, next_hash: NEXT_HASH },
      changeFairness: inOrder(fault.noResponse, fault.rejected(errorCode.alreadyFinal)),
    })
    await hashShown(NEXT_HASH)
    await userEvent.click(screen.getByRole('button', { name: 'Сменить сид' }))
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Сменить сид' }))
    await verdict('Раунд честный: 4 шага из 4')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('draws a random client seed in the browser', async () => {
    const { sent } = await render({ getRound: inOrder(hidden, round), changeFairness: { hash: 'next' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Сменить сид' }))
    await verdict('Раунд честный: 4 шага из 4')
    const [drawn] = sent.filter(([call]) => call === 'changeFairness')
    expect(drawn).toEqual(['changeFairness', { client_seed: expect.stringMatching(/^[\da-f]{16}$/u), next_hash: '' }])
  })

  it('changes the seed also where the back end does not publish the next hash', async () => {
    await render({
      getRound: inOrder(hidden, round),
      getFairness: { hash: HASH, client_seed: 'c', nonce: 1 },
      changeFairness: { hash: 'next', client_seed: 'c', nonce: 0 },
    })
    const change = await screen.findByRole('button', { name: 'Сменить сид' })
    await waitFor(() => expect(document.querySelector('[data-component="Skeleton"]')).toBeNull())
    expect(screen.queryByText('SHA-256 следующего сида сервера')).toBeNull()
    await userEvent.click(change)
    await verdict('Раунд честный: 4 шага из 4')
  })

  it('says that an open round has to be finished before the seed can change', async () => {
    await render({ getRound: hidden, changeFairness: fault.rejected(errorCode.unfinishedGame) })
    await userEvent.click(await screen.findByRole('button', { name: 'Сменить сид' }))
    expect(plain(await screen.findByRole('alert'))).toContain('Сначала закончите начатый раунд')
  })

  it.each<[string, object | null, string, string | null]>([
    ['of another player', { ...hidden, own: false, money: null }, 'Проверка ждёт сида', null],
    ['that is open', { ...hidden, is_open: true }, 'Раунд ещё идёт', '/game/cherry-row'],
    ['without proof', { ...round, proof: null }, 'Для этого раунда проверки нет', null],
  ])('explains a round %s', async (_, answer, title, link) => {
    await render({ getRound: answer })
    await verdict(title)
    expect(screen.queryByRole('button', { name: 'Сменить сид' })).toBeNull()
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(link)
  })

  it('says when the seed of a bot is revealed', async () => {
    await render({ getRound: { ...hidden, own: false, money: null, is_bot: true } })
    await verdict('Сид игроков дома откроется в 03:00 по Москве. После этого раунд можно будет проверить.')
    expect(steps()[0]).toContain('Пока день идёт, виден только хеш')
    expect(screen.queryByText(/показан до игры|Сменить сид/u)).toBeNull()
  })

  it('says that there is no such round', async () => {
    await render({ getRound: fault.rejected(errorCode.notFound) })
    await verdict('Раунд не найден')
  })

  it('copies what the verifier accepts', async () => {
    const user = userEvent.setup()
    await render({ getRound: round })
    await user.click(await screen.findByRole('button', { name: 'Скопировать для проверки' }))
    expect(await navigator.clipboard.readText()).toContain('server seed: server\n')
  })
})
