import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
