import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { useProfileTabs } from './profile-tabs.ts'
import { Settings } from './settings.tsx'

const player = { ...guestUser, id: 5, options: { winter_mode: '0' } }

function OwnSettings() {
  const { data } = useQuery(statusQuery({ session: 5, language: 'ru' }))
  return data === undefined ? null : <Settings user={data} />
}

function Elsewhere() {
  const { go } = useProfileTabs()
  return <button onClick={() => go({ tab: 'profile', sub: 'history' })}>elsewhere</button>
}

it('says why a setting was not kept until its part is left', async () => {
  const refuse = () => {
    throw new CallFailure(rejected(11))
  }
  const part = (
    <>
      <OwnSettings />
      <Elsewhere />
    </>
  )
  const answers = { getStatus: () => player, changeSetting: refuse }
  await renderPage(part, { answers, at: '/?tab=profile&sub=settings' })
  await userEvent.click(await screen.findByRole('switch', { name: 'Зимний режим' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['goes back where the server refuses it', rejected(11), true],
  ['stays as it was chosen for this browser where no answer was read', noResponse, false],
])('the floating window %s', async (_, failure, isOn) => {
  const refuse = () => {
    throw new CallFailure(failure)
  }
  await renderPage(<OwnSettings />, { answers: { getStatus: () => player, changeSetting: refuse } })
  const floating = await screen.findByRole('switch', { name: 'Плавающее окно игры', checked: true })
  await userEvent.click(floating)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('switch', { name: 'Плавающее окно игры', checked: isOn })).toBe(floating)
})

it('shows winter as it was kept, before the state of the player has been asked for again', async () => {
  const { sent } = await renderPage(<OwnSettings />, { answers: { getStatus: () => player } })
  const winter = await screen.findByRole('switch', { name: 'Зимний режим' })
  await userEvent.click(winter)
  await waitFor(() => expect(sent).toContainEqual(['changeSetting', { param: 'winter_mode', value: '1' }]))
  await waitFor(() => expect(winter.getAttribute('aria-busy')).toBeNull())
  expect(screen.getByRole('switch', { name: 'Зимний режим', checked: true })).toBe(winter)
})
