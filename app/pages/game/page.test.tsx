import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { GamePage } from './page.tsx'

const refused = rejectedUrls()
const game = (url: string) => ({
  at: '/game/fox',
  answers: { openGame: () => ({ id: 7, slug: 'fox', name: 'Лиса', url }) },
})

it('a game whose address is refused says so to the player and the operator', async () => {
  await renderPage(<GamePage />, game('//evil.example/play'))
  expect(await screen.findByText('Адрес игры не прошёл проверку.')).toBeTruthy()
  expect(refused).toEqual([{ address: '//evil.example/play', reason: 'no frame', followed: false }])
})

it('a game with a good address is played in its frame', async () => {
  await renderPage(<GamePage />, game('/play/fox'))
  expect((await screen.findByTitle('Лиса')).getAttribute('src')).toBe('/play/fox')
  expect(refused).toEqual([])
})
