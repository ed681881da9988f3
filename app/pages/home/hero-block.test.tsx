import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { HeroBlock } from './hero-block.tsx'

const slide = { path: '/media/a.svg', title: 'Слайд', text: '', action: 'Смотреть', url: '/promo' }
const reportedUrls = rejectedUrls()

it('HeroBlock removes and reports a slide link with a disallowed URL', async () => {
  await renderPage(<HeroBlock />, {
    answers: { getSlides: () => ({ items: [{ ...slide, url: 'https://evil.example/' }] }) },
  })
  expect(await screen.findByText('Слайд')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Смотреть' })).toBeNull()
  expect(reportedUrls).toEqual([{ url: 'https://evil.example/', reason: 'host evil.example', isNavigation: false }])
})

it('HeroBlock does not report slides with an allowed URL or without one', async () => {
  await renderPage(<HeroBlock />, {
    answers: { getSlides: () => ({ items: [slide, { ...slide, url: '', title: 'Без ссылки' }] }) },
  })
  expect(await screen.findByRole('link', { name: 'Смотреть' })).toBeTruthy()
  expect(reportedUrls).toEqual([])
})
