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

it('GamePage shows a game with a valid URL in an iframe', async () => {
  await renderPage(<GamePage />, game('/play/fox'))
  expect((await screen.findByTitle('Лиса')).getAttribute('src')).toBe('/play/fox')
  expect(reportedUrls).toEqual([])
})
