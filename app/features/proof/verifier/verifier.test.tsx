import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { Verifier } from './verifier.tsx'

const HASH = 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06'

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const paste = async (name: RegExp, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.click(field(name))
  await userEvent.paste(text)
}
const STEPS = ['hash', 'numbers', 'result', 'win'] as const
const listOf = (name: RegExp) => screen.getByRole('list', { name })
/** The text of a step, with its state. */
const step = (id: (typeof STEPS)[number]) =>
  listOf(/Проверка раунда|Round check/u).children[STEPS.indexOf(id)]?.textContent
const shown = () =>
  within(listOf(/Что показала игра/u))
    .getAllByRole('listitem')
    .map((item) => within(item).queryByRole('img')?.getAttribute('alt') ?? item.textContent)
    .join(' · ')
const pays = () =>
  within(listOf(/Из чего сложился выигрыш/u))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
const verdict = () => screen.getByRole('status').textContent
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), screen.getByRole('option', { name: option }))

describe('Verifier', () => {
  it('computes a round of Cherry Row from its seeds', async () => {
    const { sent } = await renderPage(<Verifier />)
    expect(screen.getByRole('status').textContent).toBe('Введите оба сида, и раунд появится здесь.')
    await paste(/^Сид сервера/u, ' server ')
    await paste(/^Сид игрока/u, 'client')
    expect(step('hash')).toContain('Хеш не введён')
    expect(step('numbers')).toContain('HMAC-SHA256 от «client:0:0»')
    for (const number of ['e0d8048b11 из 16', 'e5b3823a10 из 16', 'a19be4fb11 из 16'])
      expect(step('numbers')).toContain(number)
    expect(shown()).toContain('вишня · слива · вишня')
    expect(step('win')).toContain('Ставка 10\u00a0₽10\u00a0₽')
    expect(verdict()).toBe('Выигрыш раунда: 10\u00a0₽ при ставке 10\u00a0₽')
    expect(sent).toEqual([])
  })

  it('compares the seed with its hash', async () => {
    await renderPage(<Verifier />, { language: 'en' })
    await paste(/^Server seed/u, 'server')
    await paste(/^Client seed/u, 'client')
    await paste(/^Hash/u, HASH.toUpperCase())
    expect(step('hash')).toContain('Passed: The hash matches the seed')
    await paste(/^Hash/u, HASH.replace('b', 'a'))
    expect(step('hash')).toContain('Failed: The hash doesn’t match the seed')
    expect(verdict()).toBe('Doesn’t match: this seed belongs to another hash')
  })

  it('computes the bets of a round of roulette, and names a bet that does not exist', async () => {
    await renderPage(<Verifier />)
    await choose('Игра', 'Рулетка Невская')
    await paste(/^Сид сервера/u, 'server')
    await paste(/^Сид игрока/u, 'client')
    await paste(/^Ставки/u, 'red 5\nstraight-19 10')
    expect(shown()).toContain('19, красное')
    expect(step('win')).toContain('Ставка 15\u00a0₽370\u00a0₽')
    expect(pays()).toEqual(['Красное · 5 ₽10 ₽', 'Число 19 · 10 ₽360 ₽'])
    await paste(/^Ставки/u, 'black 5\nsplit-16-19 10')
    expect(pays()).toEqual(['Чёрное · 5 ₽0 ₽', 'Сплит 16, 19 · 10 ₽180 ₽'])
    await paste(/^Ставки/u, 'green 5')
    expect(field(/^Ставки/u).getAttribute('aria-invalid')).toBe('true')
    expect(step('result')).toContain('Такой ставки в игре нет')
  })

  it('computes a round of Mines by the opened cells, and names what is no round', async () => {
    await renderPage(<Verifier />)
    await choose('Игра', 'Мины')
    await paste(/^Сид сервера/u, 'server')
    await paste(/^Сид игрока/u, 'client')
    await paste(/^Ставка и клетки/u, 'stake 2.5\nmines 3\nopen 1 25')
    expect(shown()).toMatch(/^кристалл · кристалл · мина · /u)
    expect(pays()).toEqual(['Открыто клеток: 2, ×1,263,15 ₽'])
    expect(verdict()).toBe('Выигрыш раунда: 3,15\u00a0₽ при ставке 2,50\u00a0₽')
    await paste(/^Ставка и клетки/u, 'stake 2.5; mines 3; open 3')
    expect(verdict()).toBe('Выигрыш раунда: 0\u00a0₽ при ставке 2,50\u00a0₽')
    await paste(/^Ставка и клетки/u, 'stake 2.5; mines 3; open 26')
    expect(field(/^Ставка и клетки/u).getAttribute('aria-invalid')).toBe('true')
    expect(step('result')).toContain('Такой ставки в игре нет')
  })

  it('computes a round of Blackjack by its moves, and stands where they end', async () => {
    await renderPage(<Verifier />)
    await choose('Игра', 'Блэкджек')
    await paste(/^Сид сервера/u, 'server')
    await paste(/^Сид игрока/u, 'client')
    await paste(/^Nonce/u, '7')
    await paste(/^Ставка и ходы/u, 'stake 2.5\nplay split double double')
    expect(shown()).toContain('валет треф рука 1 · 5 треф рука 1 · 6 червей рука 1 · 10 червей рука 2 · ')
    expect(pays()).toEqual(['Рука 1 21, дилер 19: победа10 ₽', 'Рука 2 19, дилер 19: ничья5 ₽'])
    expect(verdict()).toBe('Выигрыш раунда: 15\u00a0₽ при ставке 10\u00a0₽')
    await paste(/^Ставка и ходы/u, 'stake 2.5; play split')
    expect(verdict()).toBe('Выигрыш раунда: 0\u00a0₽ при ставке 5\u00a0₽')
    await paste(/^Ставка и ходы/u, 'stake 2.5; play surrender')
    expect(field(/^Ставка и ходы/u).getAttribute('aria-invalid')).toBe('true')
  })

  it('asks for the held cards of a round of poker', async () => {
    await renderPage(<Verifier />)
    await choose('Игра', 'Видеопокер Валеты+')
    await paste(/^Сид сервера/u, 'server')
    await paste(/^Сид игрока/u, 'client')
    expect(shown()).toContain('3 пик · валет треф · 8 червей · валет бубен · 9 червей')
    expect(step('win')).toContain('Отметьте карты, которые вы оставили')
    expect(verdict()).toBe('Отметьте карты, которые вы оставили')
    const cards = within(screen.getByRole('group', { name: 'Какие карты вы оставили?' }))
    await userEvent.click(cards.getByRole('checkbox', { name: 'валет треф' }))
    await userEvent.click(cards.getByRole('checkbox', { name: 'валет бубен' }))
    expect(shown()).toContain('4 пик · валет треф оставили · 5 треф · валет бубен оставили · 2 бубен')
    expect(pays()).toEqual(['Пара валетов или старше10 ₽'])
    expect(step('win')).toContain('Ставка 10\u00a0₽10\u00a0₽')
    await userEvent.click(cards.getByRole('checkbox', { name: 'ни одной' }))
    expect(shown()).toContain('4 пик · 5 треф · 2 бубен · 10 треф · 2 червей')
    expect(verdict()).toBe('Выигрыш раунда: 0\u00a0₽ при ставке 10\u00a0₽')
    expect(cards.getByRole('checkbox', { name: 'валет треф' })).toHaveProperty('checked', false)
    await paste(/^Сид игрока/u, 'other')
    expect(verdict()).toBe('Отметьте карты, которые вы оставили')
  })

  it('computes a round of Amber Coast with its free spins', async () => {
    await renderPage(<Verifier />)
    await choose('Игра', 'Янтарный Берег')
    await paste(/^Сид сервера/u, 'server')
    await paste(/^Сид игрока/u, 'client')
    expect(shown()).toMatch(/^штурвал · морская звезда · галька · маяк · .+ · рыба · рыба · штурвал · рыба · /u)
    expect(pays()).toEqual(['Линия 3: якорь × 460 ₽', 'Линия 17: рыба × 412 ₽'])
    expect(verdict()).toBe('Выигрыш раунда: 72\u00a0₽ при ставке 10\u00a0₽')
    await paste(/^Nonce/u, '83')
    expect(step('result')).toContain('Показан спин ставки, за ним фриспинов: 8.')
    expect(shown().split('маяк')).toHaveLength(4)
    expect(pays()).toEqual([
      'Где угодно: маяк × 320 ₽',
      ...['Фриспин 18 ₽', 'Фриспин 222 ₽', 'Фриспин 312 ₽', 'Фриспин 4120 ₽', 'Фриспин 710 ₽'],
    ])
    expect(verdict()).toBe('Выигрыш раунда: 192\u00a0₽ при ставке 10\u00a0₽')
  })

  it('computes a round of Wheel of Seasons', async () => {
    await renderPage(<Verifier />)
    await choose('Игра', 'Колесо Сезонов')
    await paste(/^Сид сервера/u, 'server')
    await paste(/^Сид игрока/u, 'client')
    expect(shown()).toContain('сектор 1: ×0')
    expect(verdict()).toBe('Выигрыш раунда: 0\u00a0₽ при ставке 10\u00a0₽')
  })

  it.each([
    ['cherry-row', '{"stake":500}', '[]', 'Выигрыш раунда: 5\u00a0₽ при ставке 5\u00a0₽'],
    [
      'neva-roulette',
      '{"chips":[{"on":"red","kopecks":500},{"on":"straight-19","kopecks":1000}]}',
      '[]',
      'Выигрыш раунда: 370\u00a0₽ при ставке 15\u00a0₽',
    ],
    [
      'jacks-plus',
      '{"stake":1000}',
      '[{"held":[false,true,false,true,false]}]',
      'Выигрыш раунда: 10\u00a0₽ при ставке 10\u00a0₽',
    ],
    [
      'mines',
      '{"stake":1000,"mines":3}',
      '[{"open":0},{"open":24},{"take":true}]',
      'Выигрыш раунда: 12,60\u00a0₽ при ставке 10\u00a0₽',
    ],
  ])('fills all fields from one paste of a round of %s', async (game, bet, actions, expected) => {
    await renderPage(<Verifier />)
    await paste(
      /^Nonce/u,
      `game: ${game}\nserver seed: server\nhash: ${HASH}\nclient seed: client\nnonce: 0\nbet: ${bet}\nactions: ${actions}`,
    )
    expect(verdict()).toBe(expected)
    expect(step('hash')).toContain('Сошлось: Хеш совпал с сидом')
  })

  it('rejects a round number that is none', async () => {
    await renderPage(<Verifier />)
    await paste(/^Nonce/u, '1.5')
    expect(field(/^Nonce/u).getAttribute('aria-invalid')).toBe('true')
  })
})
