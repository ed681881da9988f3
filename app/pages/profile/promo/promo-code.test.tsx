import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { fault, inOrder } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { PromoCode } from './promo-code.tsx'

it('PromoCode keeps the code and the focus, and calls it accepted only until the next answer', async () => {
  const { sent } = await renderPage(<PromoCode />, {
    answers: {
      activateBonus: inOrder(
        fault.rejected(errorCode.promoCodeUnknown),
        {},
        fault.rejected(errorCode.promoCodeActivated),
      ),
    },
  })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Промокод' })
  const enter = async (text: string) => {
    await userEvent.clear(field)
    if (text !== '') await userEvent.paste(text)
    await userEvent.keyboard('{Enter}')
  }
  await enter('')
  expect((await screen.findByRole('alert')).textContent).toBe('Введите промокод')
  expect(sent).toEqual([])
  await enter('NOSUCH')
  expect(await screen.findByText('Такого промокода не существует')).toBeTruthy()
  expect([field.value, document.activeElement]).toEqual(['NOSUCH', field])
  await enter(' sandbox ')
  expect(await screen.findByText('Промокод принят, бонус активен')).toBeTruthy()
  expect(sent.filter(([call]) => call === 'activateBonus').at(-1)?.[1]).toMatchObject({ promocode: 'sandbox' })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Промокод уже активирован')).toBeTruthy()
  expect(screen.queryByText('Промокод принят, бонус активен')).toBeNull()
})
