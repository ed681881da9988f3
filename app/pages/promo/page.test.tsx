import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
