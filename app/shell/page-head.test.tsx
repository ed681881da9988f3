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
const head = (selector: string) => document.head.querySelector(selector)
const content = (selector: string) => head(selector)?.getAttribute('content')
const addresses = () => new Set([...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname))

/** The pages of a small site, with links to all of them. */
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
  expect(addresses()).toEqual(new Set(['/promo']))
  return scope
}
// Awaited by `act`: a page that waits for a part of itself goes on in there alone.
const goTo = (path: string) => act(() => userEvent.click(screen.getByRole('link', { name: path })))

afterEach(() => {
  for (const tag of document.head.querySelectorAll('meta, link')) tag.remove()
})

it('says what a page without metadata says of itself', async () => {
  await openPromo()
  await goTo('/tournaments/race')
  expect(content('meta[property="og:title"]')).toBe('Гонка')
  expect(content('meta[name="description"]')).toBe('Сорок призовых мест')
  expect(content('meta[property="og:description"]')).toBe('Сорок призовых мест')
})

it('says nothing of the page before on one that has no words of its own', async () => {
  const scope = await openPromo()
  await goTo('/forbidden')
  expect(document.title).toBe('Нет доступа')
  expect(content('meta[property="og:title"]')).toBe('Нет доступа')
  expect(content('meta[name="description"]')).toBe('Слоты и столы')
  expect(content('meta[property="og:description"]')).toBe('Слоты и столы')
  expect(head('meta[name="keywords"]')).toBeNull()
  expect(addresses()).toEqual(new Set(['/forbidden']))
  expect(head('link[hreflang="x-default"]')?.getAttribute('href')).toMatch(/\/forbidden$/u)
  await act(() => allSettled(languageChosen, { scope, params: 'en' }))
  await waitFor(() => expect(content('meta[property="og:locale"]')).toBe('en_US'))
})

it('leaves the page before at a game, too', async () => {
  await openPromo()
  await goTo('/game/cherry-row')
  expect(content('meta[name="description"]')).toBe('Слоты и столы')
  expect(addresses()).toEqual(new Set(['/game/cherry-row']))
})

it('names no address where there is no page, and a page that is gone to next has its own', async () => {
  await openPromo()
  await goTo('/nowhere')
  expect(document.title).toBe('Такой страницы нет')
  expect(addresses()).toEqual(new Set())
  expect(head('meta[property="og:url"]')).toBeNull()
  expect(content('meta[name="description"]')).toBe('Слоты и столы')
  await goTo('/promo')
  expect(addresses()).toEqual(new Set(['/promo']))
  expect(content('meta[name="keywords"]')).toBe('бонус')
})

it('has the words of the site on the home page, and those of the games at a type of them', async () => {
  await openPromo()
  await goTo('/')
  await waitFor(() => expect(content('meta[property="og:title"]')).toBe('Кассиопея'))
  expect(document.title).toBe('Кассиопея')
  expect(content('meta[name="keywords"]')).toBe('казино')
  await goTo('/games/slot')
  await waitFor(() => expect(content('meta[property="og:title"]')).toBe('Игры'))
  expect(document.title).toBe('Игры')
  expect(content('meta[name="description"]')).toBe('Игры двенадцати провайдеров')
  await goTo('/')
  expect(document.title).toBe('Кассиопея')
})

it('calls the home page and a type of its games by their own names where they have no metadata', async () => {
  await renderPage(site, { answers: { getMeta: () => ({ items: {} }) }, at: '/promo' })
  await goTo('/')
  expect(document.title).toBe('Кассиопея — онлайн-казино')
  await goTo('/games/slot')
  expect(document.title).toBe('Слоты — Кассиопея — онлайн-казино')
})

it.each(['/', '/games/slot'])(
  'calls nothing by the name of the home page that is no type of games, also after %s',
  async (before) => {
    await openPromo()
    await goTo(before)
    await goTo('/games/none')
    await waitFor(() => expect(document.title).toBe('Такой страницы нет'))
    await goTo('/promo')
    await goTo('/games/none')
    // The page is there at once now.
    expect(document.title).toBe('Такой страницы нет')
  },
)
