import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { $notices } from '#app/models/notices/notices.model.ts'
import { fault } from '#app/testing/fake-api.ts'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { GamePage } from './page.tsx'

const reportedUrls = rejectedUrls()
const game = (url: string) => ({
  at: '/game/fox',
  answers: { openGame: () => ({ id: 7, slug: 'fox', name: 'Лиса', url }) },
})

it('GamePage shows an error and reports a game URL that fails the check', async () => {
  await renderPage(<GamePage />, game('//evil.example/play'))
  expect(await screen.findByText('Адрес игры не прошёл проверку.')).toBeTruthy()
  expect(reportedUrls).toEqual([{ url: '//evil.example/play', reason: 'no frame', isNavigation: false }])
})

it.each([
  ['the site', '/play/fox#token', false],
  ['another host', 'https://games.example/fox', true],
])('GamePage shows a game of %s in an iframe with the rights of its URL', async (_, url, keepsOrigin) => {
  await renderPage(<GamePage />, game(url))
  const iframe = await screen.findByTitle('Лиса')
  expect(iframe.getAttribute('src')).toBe(url)
  expect(iframe.getAttribute('sandbox')?.includes('allow-same-origin')).toBe(keepsOrigin)
  expect(reportedUrls).toEqual([])
})

it.each([
  ['demo', /играть на деньги пока нельзя/u],
  ['', 'Демо-режим: игровые деньги'],
])('GamePage says that a demo was opened instead of real play: %j', async (mode, note) => {
  await renderPage(<GamePage />, {
    at: '/game/fox',
    answers: { openGame: () => ({ id: 7, slug: 'fox', name: 'Лиса', url: '/play/fox', mode }) },
  })
  await screen.findByTitle('Лиса')
  expect(screen.getByText(note)).toBeTruthy()
})

it.each([
  [504, 1],
  [500, 0],
])('GamePage raises a notice after %d, with %d link to all games', async (code, count) => {
  const { scope } = await renderPage(<GamePage />, { at: '/game/fox', answers: { openGame: fault.rejected(code) } })
  await waitFor(() => expect(scope.getState($notices)).toHaveLength(1))
  expect(scope.getState($notices).flatMap(({ action }) => action ?? [])).toHaveLength(count)
})
