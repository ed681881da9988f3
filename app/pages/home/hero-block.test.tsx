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

it('HeroBlock links a slide without texts', async () => {
  const items = [{ path: '/media/none.svg', url: '/faq', type: 'image' }]
  await renderPage(<HeroBlock />, { answers: { getSlides: () => ({ items }) } })
  expect((await screen.findByRole('link', { name: 'Подробнее' })).getAttribute('href')).toBe('/faq')
})

it.each<[string, string, 'iframe' | 'img']>([
  ['its iframe', '/media/frames/train/promo.html', 'iframe'],
  ['its picture if the URL of its iframe is disallowed', 'javascript:alert(1)', 'img'],
])('HeroBlock shows %s for a slide with an iframe', async (_, iframe_url, shown) => {
  const items = [{ ...slide, type: 'iframe', iframe_url }]
  await renderPage(<HeroBlock />, { answers: { getSlides: () => ({ items }) } })
  await screen.findByRole('link', { name: 'Смотреть' })
  const content = document.querySelectorAll('[data-component="PromoSlide"] :is(iframe, img)')
  expect([...content].map(({ localName }) => localName)).toEqual([shown])
})

it('HeroBlock hides the slider if there are no slides', async () => {
  const { sent } = await renderPage(<HeroBlock />, { answers: { getSlides: () => ({ items: [] }) } })
  await expect.poll(() => screen.queryByRole('status')).toBeNull()
  expect(sent.map(([call]) => call)).toContain('getSlides')
  expect(screen.queryByRole('region', { name: 'Предложения' })).toBeNull()
})
