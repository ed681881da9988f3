import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { AnswersPage } from './answers/page.tsx'
import { PromoPage } from './promo/page.tsx'

/* Server data with duplicate titles or ids must not lead to duplicate React keys or element ids. */

const consoleError = vi.spyOn(console, 'error')
afterEach(() => consoleError.mockClear())
const ids = () => [...document.querySelectorAll('main [id], article[id], [data-component] [id]')].map(({ id }) => id)

it('PromoPage shows two promotions with the same title', async () => {
  const promo = { title: 'Кешбэк', text: '<p>Слова</p>', path: '', time_message: '', is_active: 1 }
  await renderPage(<PromoPage />, { answers: { getPromos: () => ({ items: [promo, promo] }) } })
  expect(await screen.findAllByRole('heading', { level: 2, name: 'Кешбэк' })).toHaveLength(2)
  expect(consoleError).not.toHaveBeenCalled()
})

it('AnswersPage shows groups whose ids are words, with their icons, and opens one by the address', async () => {
  const answers = [{ title: 'Как?', text: '<p>Так</p>' }]
  const items = [
    { id: 'deposit', title: 'Пополнение', answers },
    { id: 'my rules', title: 'Правила', answers: [{ title: 'Где?', text: '<p>Тут</p>' }] },
  ]
  await renderPage(<AnswersPage />, { at: '/faq#my_rules-1', answers: { getFaq: () => ({ items }) } })
  expect(await screen.findByRole('button', { name: 'Правила', expanded: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Где?', expanded: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Пополнение', expanded: false })).toBeTruthy()
})

it('AnswersPage shows two groups with the same id', async () => {
  const group = { id: 3, title: 'Пополнение', answers: [{ title: 'Как?', text: '<p>Так</p>' }] }
  const items = [group, { ...group, title: 'Ещё' }]
  await renderPage(<AnswersPage />, { at: '/faq', answers: { getFaq: () => ({ items }) } })
  expect(await screen.findByRole('button', { name: 'Пополнение', expanded: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ещё', expanded: false })).toBeTruthy()
  expect(new Set(ids()).size).toBe(ids().length)
  expect(consoleError).not.toHaveBeenCalled()
})
