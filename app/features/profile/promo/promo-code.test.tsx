import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import { PromoCode } from './promo-code.tsx'

const user = { ...testUser, profile: { ...testUser.profile } }
const gift = {
  id: 0,
  title: 'Подарок',
  kind: 'promo',
  amount: 500,
  wager: 10,
  wager_total: 5000,
  days: 30,
  edge: 4,
  state: 'available',
}

async function renderCode(answers: Answers = {}) {
  const rendered = await renderPage(<PromoCode user={user} />, {
    answers: { getPromoCode: gift, activateBonus: {}, getBonuses: { items: [] }, ...answers },
  })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Промокод' })
  const enter = async (text: string) => {
    await userEvent.clear(field)
    if (text !== '') await userEvent.type(field, text)
    await userEvent.keyboard('{Enter}')
  }
  const bodies = (call: string) => rendered.sent.filter(([name]) => name === call).map(([, body]) => body)
  return { ...rendered, field, enter, bodies }
}
const takeButton = { name: 'Взять бонус: Подарок' }

describe('PromoCode', () => {
  it('shows the bonus with its terms and cost, and activates its code only when that is pressed', async () => {
    const { enter, bodies } = await renderCode()
    await enter(' gift ')
    expect(await screen.findByRole('button', takeButton)).toBeTruthy()
    const text = screen.getByRole('article').textContent.replaceAll('\u00a0', ' ')
    for (const part of ['Вы получите 500 ₽.', 'Нужно поставить 5 000 ₽ за 30 дней.', 'вывод закрыт', '200 ₽'])
      expect(text).toContain(part)
    expect(bodies('activateBonus')).toEqual([])
    await userEvent.click(screen.getByRole('button', takeButton))
    expect(await screen.findByText('Промокод принят, бонус активен')).toBeTruthy()
    expect(bodies('activateBonus')).toEqual([{ promocode: 'gift' }])
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('reads a code that is pasted with quotes or its label', async () => {
    const { enter, bodies, sent } = await renderCode({ getPromoCode: fault.rejected(errorCode.invalidRequest) })
    await enter('«»')
    expect((await screen.findByRole('alert')).textContent).toBe('Введите промокод')
    expect(sent).toEqual([])
    await enter('Промокод: «north»')
    await userEvent.click(await screen.findByRole('button', { name: 'Активировать' }))
    await waitFor(() => expect(bodies('activateBonus')).toEqual([{ promocode: 'north' }]))
  })

  it('never activates another code than the one that is shown', async () => {
    const { enter, field, bodies } = await renderCode({ getPromoCode: inOrder(gift, fault.pending) })
    await enter('GIFT')
    await screen.findByRole('button', takeButton)
    await userEvent.type(field, '2')
    expect(screen.queryByRole('button', takeButton)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(bodies('getPromoCode')).toHaveLength(2))
    expect(screen.queryByRole('button', takeButton)).toBeNull()
    expect(bodies('activateBonus')).toEqual([])
  })

  it('shows the failure of an activation until the next search, also of the same code', async () => {
    const { enter, bodies } = await renderCode({ activateBonus: fault.rejected(errorCode.promoCodeUsedByAnother) })
    await enter('GIFT')
    await userEvent.click(await screen.findByRole('button', takeButton))
    const text = 'Промокод не принят'
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    await userEvent.click(screen.getByRole('button', { name: 'Показать бонус' }))
    await waitFor(() => expect(bodies('getPromoCode')).toHaveLength(2))
    await screen.findByRole('button', takeButton)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the code and the focus of a rejected one', async () => {
    const { enter, field, sent } = await renderCode({ getPromoCode: fault.rejected(errorCode.promoCodeUnknown) })
    await enter('')
    expect((await screen.findByRole('alert')).textContent).toBe('Введите промокод')
    expect(sent).toEqual([])
    await enter('NOSUCH')
    expect(await screen.findByText('Такого промокода не существует')).toBeTruthy()
    expect([field.value, document.activeElement]).toEqual(['NOSUCH', field])
  })

  it('says what may happen where the back end cannot show the bonus, before it is activated', async () => {
    const { enter, bodies } = await renderCode({ getPromoCode: fault.rejected(errorCode.invalidRequest) })
    await enter('NORTH')
    expect(await screen.findByText(/может закрыть вывод/u)).toBeTruthy()
    expect(bodies('activateBonus')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Активировать' }))
    expect(await screen.findByText('Промокод принят, бонус активен')).toBeTruthy()
    expect(bodies('activateBonus')).toEqual([{ promocode: 'NORTH' }])
  })

  it('offers no activation while another bonus is active', async () => {
    const { enter } = await renderCode({ getBonuses: { items: [{ ...gift, id: 3, state: 'active' }] } })
    await enter('GIFT')
    expect(await screen.findByText(/^Сначала отыграйте активный бонус/u)).toBeTruthy()
    expect(screen.queryByRole('button', takeButton)).toBeNull()
  })
})
