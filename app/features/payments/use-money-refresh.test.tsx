import { useQuery, useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { statusQuery } from '#app/queries/lobby.ts'
import { payoutsQuery } from '#app/queries/withdrawals.ts'
import { inOrder } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { useMoneyRefresh } from './use-money-refresh.ts'

const key = { session: 5, language: 'ru' } as const

/** A page with the payouts of a player, whose status is polled by a button. */
function Payouts() {
  const client = useQueryClient()
  const player = usePlayer()
  useMoneyRefresh()
  useQuery(payoutsQuery(key))
  return (
    <>
      <button onClick={() => void client.fetchQuery({ ...statusQuery(key), staleTime: 0 })}>Poll</button>
      <output>{player?.level}</output>
    </>
  )
}

it('useMoneyRefresh has the payouts read after another balance or held sum, and only then', async () => {
  const { sent } = await renderPage(<Payouts />, {
    answers: {
      getPayouts: { items: [] },
      getStatus: inOrder(
        { id: 5, level: 1, balance: 1000 },
        { id: 5, level: 2, balance: 1000 },
        { id: 5, level: 3, balance: 900 },
        { id: 5, level: 4, balance: 900, on_hold: 100 },
      ),
    },
  })
  const reads = () => sent.filter(([call]) => call === 'getPayouts').length
  for (const [level, count] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
  ]) {
    await userEvent.click(screen.getByRole('button', { name: 'Poll' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(String(level)))
    await waitFor(() => expect(reads()).toBe(count))
  }
})
