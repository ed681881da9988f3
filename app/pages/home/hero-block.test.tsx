import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { HeroBlock } from './hero-block.tsx'

const slide = { path: '/media/a.svg', title: 'Слайд', text: '', action: 'Смотреть', url: '/promo' }
const refused = rejectedUrls()

it('a slide whose address is refused has no link, and is told of', async () => {
  await renderPage(<HeroBlock />, {
    answers: { getSlides: () => ({ items: [{ ...slide, url: 'https://evil.example/' }] }) },
  })
  expect(await screen.findByText('Слайд')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Смотреть' })).toBeNull()
  expect(refused).toEqual([{ address: 'https://evil.example/', reason: 'host evil.example', followed: false }])
})

it('a slide with a good address, or with none, is not', async () => {
  await renderPage(<HeroBlock />, {
    answers: { getSlides: () => ({ items: [slide, { ...slide, url: '', title: 'Без ссылки' }] }) },
  })
  expect(await screen.findByRole('link', { name: 'Смотреть' })).toBeTruthy()
  expect(refused).toEqual([])
})
