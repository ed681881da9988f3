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
  const all = within(await screen.findByRole('group', { name: 'Ступень для всех уровней' }))
  const selected = () => all.getByRole('radio', { checked: true }).parentElement?.textContent
  return { all, selected, loadStatus: () => userEvent.click(screen.getByText('Спросить')) }
}

describe('LevelsPage', () => {
  it('shows the six levels and their first tiers, and neither pin nor progress to a guest', async () => {
    const { selected } = await renderLevels()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Шесть шагов к\u00a0Кассиопее')
    const levels = within(screen.getByRole('list', { name: 'Уровни' })).getAllByRole('listitem')
    expect(levels.map((level) => level.textContent?.split(' ')[1])).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(selected()).toBe('Ступень 1')
    expect(screen.queryByText(/^Вы здесь/u)).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it("shows the player's level, tier and points when the status has loaded", async () => {
    const { selected, loadStatus } = await renderLevels()
    await loadStatus()
    await waitFor(() => expect(selected()).toBe('Ступень 3'))
    expect(screen.getByText('Вы здесь, ступень 3').closest('li')?.textContent).toContain('Новичок')
    expect(screen.getByRole('heading', { name: 'Новичок, ступень\u00a03' })).toBeTruthy()
    expect(screen.getByText('до уровня «Любитель» ещё 7')).toBeTruthy()
    const bar = screen.getByRole('progressbar', { name: 'До следующей ступени' })
    expect(bar.getAttribute('aria-valuetext')).toBe('13 из\u00a020 очков')
  })

  it('keeps a tier that was selected before the status has loaded', async () => {
    const { all, selected, loadStatus } = await renderLevels()
    await userEvent.click(all.getByRole('radio', { name: 'Ступень 2' }))
    await loadStatus()
    expect(await screen.findByText('marina')).toBeTruthy()
    expect(selected()).toBe('Ступень 2')
  })

  it('compares the tiers with the figures of the programme, and names the factor of the points', async () => {
    const { all } = await renderLevels()
    await userEvent.click(all.getByRole('radio', { name: 'Ступень 3' }))
    const legend = screen.getByRole('row', { name: /^Легенда/u })
    const cells = within(legend).getAllByRole('cell').slice(1)
    expect(cells.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '50 %',
      '50 000 ₽',
      '80 000',
      '10 000 ₽',
      'VIP-менеджер',
    ])
    expect(screen.getByText('Очки до ступени: 4 здесь — 1 на шкале')).toBeTruthy()
  })

  it('has no bar on the highest tier', async () => {
    const highest = () => ({ ...answers.getStatus(), level: 17, current_points: 0, max_points: 0 })
    await renderPage(<PageBeforeStatus />, { answers: { getStatus: highest } })
    await userEvent.click(screen.getByText('Спросить'))
    expect(await screen.findByRole('heading', { name: 'Легенда, ступень\u00a03' })).toBeTruthy()
    expect(screen.getByText('Это высшая ступень. Гнаться за очками не нужно.')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
