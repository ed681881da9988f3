import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { statusQuery } from '#app/queries/lobby.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { LevelsPage } from './page.tsx'

/** The page with a button that loads the player's status, so that it arrives after the page. */
function PageBeforeStatus() {
  const [isEnabled, setEnabled] = useState(false)
  const { data } = useQuery({ ...statusQuery({ session: 5, language: 'ru' }), enabled: isEnabled })
  return (
    <>
      <button onClick={() => setEnabled(true)}>Спросить</button>
      <output>{data?.login}</output>
      <LevelsPage />
    </>
  )
}
// Level index 2: the third tier of the first level.
const answers = {
  getStatus: () => ({ ...guestUser, id: 5, login: 'marina', level: 2, current_points: 13, max_points: 20 }),
}
const renderLevels = async () => {
  await renderPage(<PageBeforeStatus />, { answers })
  const card = within((await screen.findAllByRole('article'))[0] ?? document.body)
  const selected = () => card.getByRole('tab', { selected: true }).textContent
  return { card, selected, loadStatus: () => userEvent.click(screen.getByText('Спросить')) }
}

describe('LevelsPage', () => {
  it("opens the player's tier when the status has loaded", async () => {
    const { selected, loadStatus } = await renderLevels()
    expect(selected()).toBe('Ступень 1')
    await loadStatus()
    await waitFor(() => expect(selected()).toBe('Ступень 3'))
    expect(screen.getByText('Ваша ступень')).toBeTruthy()
  })

  it('keeps a tier that was selected before the status has loaded', async () => {
    const { card, selected, loadStatus } = await renderLevels()
    await userEvent.click(card.getByRole('tab', { name: 'Ступень 1' }))
    await loadStatus()
    expect(await screen.findByText('marina')).toBeTruthy()
    expect(selected()).toBe('Ступень 1')
    await userEvent.click(card.getByRole('tab', { name: 'Ступень 3' }))
    expect(screen.getByText('Ваша ступень')).toBeTruthy()
  })

  it('compares the tiers of each level, and says how far the next one is', async () => {
    const { loadStatus } = await renderLevels()
    await loadStatus()
    await userEvent.click(screen.getByRole('button', { name: 'Сравнить ступени' }))
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getAllByText('Новичок 2')).toHaveLength(1)
    const bar = await screen.findByRole('progressbar', { name: 'До следующей ступени' })
    expect(bar.getAttribute('aria-valuetext')).toBe('13 из 20 очков')
  })
})
