import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { statusQuery } from '#app/queries/lobby.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { Settings } from './settings.tsx'

const player = { ...guestUser, id: 5, options: { winter_mode: '0' } }

function OwnSettings() {
  const { data } = useQuery(statusQuery({ session: 5, language: 'ru' }))
  return data === undefined ? null : <Settings user={data} />
}

it('shows winter as it was kept, before the state of the player has been asked for again', async () => {
  const { sent } = await renderPage(<OwnSettings />, { answers: { getStatus: () => player } })
  const winter = await screen.findByRole('switch', { name: 'Зимний режим' })
  await userEvent.click(winter)
  await waitFor(() => expect(sent).toContainEqual(['changeSetting', { param: 'winter_mode', value: '1' }]))
  await waitFor(() => expect(winter.getAttribute('aria-busy')).toBeNull())
  expect(screen.getByRole('switch', { name: 'Зимний режим', checked: true })).toBe(winter)
})
