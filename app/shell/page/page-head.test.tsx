import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { afterEach, expect, it } from 'vitest'
import { Link, Route, Routes } from 'react-router-dom'
import { languageChosen } from '#app/models/preferences/preferences.model.ts'
import { GamePage } from '#app/pages/game/page.tsx'
import { HomePage } from '#app/pages/home/page.tsx'
import { NotFoundPage } from '#app/pages/not-found/page.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { PageHead } from './page-head.tsx'

const items = {
  home: { title: 'Кассиопея', description: 'Слоты и столы', keywords: 'казино' },
  games: { title: 'Игры', description: 'Игры двенадцати провайдеров', keywords: 'игры' },
  promo: { title: 'Акции', description: 'Пакет и кешбэк', keywords: 'бонус' },
}
const headElement = (selector: string) => document.head.querySelector(selector)
const content = (selector: string) => headElement(selector)?.getAttribute('content')
const canonicalPaths = () =>
  new Set([...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname))

/** A small site with links to all its pages. */
const site = (
  <>
    {[
      '/',
      '/games/slot',
      '/games/none',
      '/promo',
      '/forbidden',
      '/game/cherry-row',
      '/nowhere',
      '/tournaments/race',
    ].map((path) => (
      <Link key={path} to={path}>
        {path}
      </Link>
    ))}
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/games/:slug" element={<HomePage />} />
      <Route path="/promo" element={<PageHead page="promo" title="Промо" />} />
      <Route path="/forbidden" element={<PageHead page={null} title="Нет доступа" />} />
      <Route path="/game/:slug" element={<GamePage />} />
      <Route
        path="/tournaments/race"
        element={<PageHead page={null} title="Гонка" description="Сорок призовых мест" />}
      />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </>
)
const openPromo = async () => {
  const { scope } = await renderPage(site, { answers: { getMeta: () => ({ items }) }, at: '/promo' })
  await waitFor(() => expect(content('meta[name="description"]')).toBe('Пакет и кешбэк'))
  expect(canonicalPaths()).toEqual(new Set(['/promo']))
  return scope
}
// Inside `act`, because lazy parts of a page resume only there.
const navigateTo = (path: string) => act(() => userEvent.click(screen.getByRole('link', { name: path })))

afterEach(() => {
  for (const tag of document.head.querySelectorAll('meta, link')) tag.remove()
})

it('PageHead uses its own title and description without metadata', async () => {
  await openPromo()
  await navigateTo('/tournaments/race')
  expect(content('meta[property="og:title"]')).toBe('Гонка — Кассиопея')
  expect(content('meta[name="description"]')).toBe('Сорок призовых мест')
  expect(content('meta[property="og:description"]')).toBe('Сорок призовых мест')
})

it('PageHead falls back to the site description and clears the tags of the previous page', async () => {
  const scope = await openPromo()
  await navigateTo('/forbidden')
  expect(document.title).toBe('Нет доступа — Кассиопея')
  expect(content('meta[property="og:title"]')).toBe('Нет доступа — Кассиопея')
  expect(content('meta[name="description"]')).toBe('Слоты и столы')
  expect(content('meta[property="og:description"]')).toBe('Слоты и столы')
  expect(headElement('meta[name="keywords"]')).toBeNull()
  expect(canonicalPaths()).toEqual(new Set(['/forbidden']))
  expect(headElement('link[hreflang="x-default"]')?.getAttribute('href')).toMatch(/\/forbidden$/u)
  await act(() => allSettled(languageChosen, { scope, params: 'en' }))
  await waitFor(() => expect(content('meta[property="og:locale"]')).toBe('en_US'))
})

it('PageHead clears the tags of the previous page on a game page', async () => {
  await openPromo()
  await navigateTo('/game/cherry-row')
  expect(content('meta[name="description"]')).toBe('Слоты и столы')
  expect(canonicalPaths()).toEqual(new Set(['/game/cherry-row']))
})

it('PageHead removes canonical URLs on the 404 page, and restores them on the next page', async () => {
  await openPromo()
  await navigateTo('/nowhere')
  expect(document.title).toBe('Такой страницы нет — Кассиопея')
  expect(canonicalPaths()).toEqual(new Set())
  expect(headElement('meta[property="og:url"]')).toBeNull()
  expect(content('meta[name="description"]')).toBe('Слоты и столы')
  await navigateTo('/promo')
  expect(canonicalPaths()).toEqual(new Set(['/promo']))
  expect(content('meta[name="keywords"]')).toBe('бонус')
})

it('PageHead uses the home metadata on the home page and the games metadata on a game type', async () => {
  await openPromo()
  await navigateTo('/')
  await waitFor(() => expect(content('meta[property="og:title"]')).toBe('Кассиопея'))
  expect(document.title).toBe('Кассиопея')
  expect(content('meta[name="keywords"]')).toBe('казино')
  await navigateTo('/games/slot')
  await waitFor(() => expect(content('meta[property="og:title"]')).toBe('Игры'))
  expect(document.title).toBe('Игры')
  expect(content('meta[name="description"]')).toBe('Игры двенадцати провайдеров')
  await navigateTo('/')
  expect(document.title).toBe('Кассиопея')
})

it('PageHead uses default titles on the home page and a game type without metadata', async () => {
  await renderPage(site, { answers: { getMeta: () => ({ items: {} }) }, at: '/promo' })
  await navigateTo('/')
  expect(document.title).toBe('Кассиопея — онлайн-казино')
  await navigateTo('/games/slot')
  expect(document.title).toBe('Слоты — Кассиопея — онлайн-казино')
})

it.each(['/', '/games/slot'])(
  'PageHead does not use the home title for an unknown game type after %s',
  async (previous) => {
    await openPromo()
    await navigateTo(previous)
    await navigateTo('/games/none')
    await waitFor(() => expect(document.title).toBe('Такой страницы нет — Кассиопея'))
    await navigateTo('/promo')
    await navigateTo('/games/none')
    // The second time the page has loaded already.
    expect(document.title).toBe('Такой страницы нет — Кассиопея')
  },
)
