import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { statusQuery } from '#app/queries/lobby.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { LevelsPage } from './page.tsx'

/** The player's status is asked for when the button is pressed, so it comes after the page. */
function PageBeforeStatus() {
  const [asks, ask] = useState(false)
  const { data } = useQuery({ ...statusQuery({ session: 5, language: 'ru' }), enabled: asks })
  return (
    <>
      <button onClick={() => ask(true)}>Спросить</button>
      <output>{data?.login}</output>
      <LevelsPage />
    </>
  )
}
// The third tier of the first level.
const answers = { getStatus: () => ({ ...guestUser, id: 5, login: 'marina', level: 2 }) }
const opened = async () => {
  await renderPage(<PageBeforeStatus />, { answers })
  const card = within((await screen.findAllByRole('article'))[0] ?? document.body)
  const selected = () => card.getByRole('tab', { selected: true }).textContent
  return { card, selected, ask: () => userEvent.click(screen.getByText('Спросить')) }
}

describe('the levels', () => {
  it('show the own tier as soon as it is known', async () => {
    const { selected, ask } = await opened()
    expect(selected()).toBe('Ступень 1')
    await ask()
    await waitFor(() => expect(selected()).toBe('Ступень 3'))
    expect(screen.getByText('Ваша ступень')).toBeTruthy()
  })

  it('keep the tier that the visitor has chosen by then', async () => {
    const { card, selected, ask } = await opened()
    await userEvent.click(card.getByRole('tab', { name: 'Ступень 1' }))
    await ask()
    expect(await screen.findByText('marina')).toBeTruthy()
    expect(selected()).toBe('Ступень 1')
    await userEvent.click(card.getByRole('tab', { name: 'Ступень 3' }))
    expect(screen.getByText('Ваша ступень')).toBeTruthy()
  })
})
