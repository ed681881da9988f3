import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { LuckyWinnersStrip } from './lucky-winners-strip.tsx'

const win = { user: 'mila•••', game: 'Лиса', summ: 10_500, image: '', slug: 'fox' }

it.each([
  ['r-1', ['/fairness?round=r-1']],
  ['', []],
])('LuckyWinnersStrip leads from a win to its round %j', async (round, addresses) => {
  await renderPage(<LuckyWinnersStrip lucky={[{ ...win, round }]} />)
  const links = screen.queryAllByRole('link', { name: /^Проверить раунд/u })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
})
