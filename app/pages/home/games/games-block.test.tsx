import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { GamesBlock } from './games-block.tsx'

const games = Array.from({ length: 32 }, (_, index) => ({
  id: index + 1,
  slug: `g${index + 1}`,
  name: `Игра ${index + 1}`,
  created_at: '2026-01-02 03:04:05',
}))

it('GamesBlock moves focus to the first new game, but only if "show more" disappears', async () => {
  await renderPage(
    <main>
      <GamesBlock type="all" />
    </main>,
    { answers: { getGames: () => ({ games }) } },
  )
  const more = await screen.findByRole('button', { name: 'Показать ещё 15' })
  await userEvent.click(more)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Показать ещё 2' }))
  await userEvent.click(more)
  expect(document.activeElement?.closest('[data-component="GameTile"]')?.textContent).toContain('Игра 31')
})
