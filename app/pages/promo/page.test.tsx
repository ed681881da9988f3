import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, it } from 'vitest'
import { signedOut } from '#app/models/session/session.model.ts'
import { $signUpOpen } from '#app/models/access/sign-up-dialog.model.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { PromoPage } from './page.tsx'

it('PromoPage hides promotions that are not active', async () => {
  const promo = { text: '<p>Слова</p>', path: '', time_message: '' }
  const items = [
    { ...promo, title: 'Кешбэк', is_active: 1 },
    { ...promo, title: 'Зимний марафон', is_active: 0 },
  ]
  await renderPage(<PromoPage />, { answers: { getPromos: () => ({ items }) } })
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'Кешбэк',
  ])
})

it('PromoPage offers a guest the sign-up, and a player the promo codes', async () => {
  const items = [{ title: 'Кешбэк', text: '<p>Слова</p>', path: '', time_message: '', is_active: 1 }]
  const { scope } = await renderPage(<PromoPage />, { answers: { getPromos: () => ({ items }) } })
  await screen.findByRole('heading', { level: 2, name: 'Кешбэк' })
  const codes = screen.getByRole('link', { name: 'К промокодам' })
  expect(codes.getAttribute('href')).toBe('/profile?tab=promo&sub=codes')
  expect(screen.queryByRole('button', { name: 'Зарегистрироваться' })).toBeNull()

  await act(() => allSettled(signedOut, { scope }))
  expect(codes.isConnected).toBe(false)
  await userEvent.click(await screen.findByRole('button', { name: 'Зарегистрироваться' }))
  expect(scope.getState($signUpOpen)).toBe(true)
})

const promo = { text: '<p>Слова</p>', path: '', time_message: '', is_active: 1 }

it('PromoPage asks a guest to sign up once, whatever the number of promotions', async () => {
  const items = [1, 2, 3].map((number) => ({ ...promo, title: `Акция ${number}` }))
  const { scope } = await renderPage(<PromoPage />, { answers: { getPromos: () => ({ items }) } })
  await act(() => allSettled(signedOut, { scope }))
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(3)
  expect(screen.getAllByRole('button', { name: 'Зарегистрироваться' })).toHaveLength(1)
  expect(screen.queryAllByRole('link')).toEqual([])
})

it.each([
  ['codes', 'Ввести промокод', '/profile?tab=promo&sub=codes'],
  [undefined, 'Ввести промокод', '/profile?tab=promo&sub=codes'],
  ['deposit', 'Пополнить', '/cashbox?tab=deposit'],
  ['bonuses', 'К моим бонусам', '/profile?tab=promo&sub=bonuses'],
  ['cashback', 'К моему кешбэку', '/profile?tab=promo&sub=cashback'],
  ['tournaments', 'К турнирам', '/tournaments'],
  ['levels', 'Ко всем уровням', '/levels'],
  ['limits', 'Задать лимит', '/responsible-gaming/limits'],
])('PromoPage leads a player from a promotion of %s to its place', async (place, name, href) => {
  await renderPage(<PromoPage />, { answers: { getPromos: () => ({ items: [{ ...promo, title: 'Акция', place }] }) } })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})
