import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { fault, inOrder } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { useProfileTabs } from '../profile-tabs.ts'
import { Settings } from './settings.tsx'

const player = { ...guestUser, id: 5, options: { winter_mode: '0' } }

function LoadedSettings() {
  const { data } = useQuery(statusQuery({ session: 5, language: 'ru' }))
  return data === undefined ? null : <Settings user={data} />
}

function LeaveSection() {
  const { go } = useProfileTabs()
  return <button onClick={() => go({ tab: 'profile', sub: 'history' })}>elsewhere</button>
}

it('Settings keeps the message of a rejected change until the section is left', async () => {
  const reject = () => {
    throw new CallFailure(rejected(11))
  }
  const part = (
    <>
      <LoadedSettings />
      <LeaveSection />
    </>
  )
  const answers = { getStatus: () => player, changeSetting: reject }
  await renderPage(part, { answers, at: '/?tab=profile&sub=settings' })
  await userEvent.click(await screen.findByRole('switch', { name: 'Зимний режим' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('Settings stores the sound of the games in this browser, off at first', async () => {
  const { scope, sent } = await renderPage(<LoadedSettings />, { answers: { getStatus: () => player } })
  await userEvent.click(await screen.findByRole('switch', { name: 'Звук игр', checked: false }))
  expect(screen.getByRole('switch', { name: 'Звук игр', checked: true })).toBeTruthy()
  expect(scope.getState($storage)?.getItem('game-sound')).toBe('1')
  expect(sent.map(([call]) => call)).not.toContain('changeSetting')
})

it.each([
  ['rolls back the floating window after a rejection', rejected(11), true],
  ['keeps the floating window for this browser without a response', noResponse, false],
])('Settings %s', async (_, failure, isOn) => {
  const fail = () => {
    throw new CallFailure(failure)
  }
  await renderPage(<LoadedSettings />, { answers: { getStatus: () => player, changeSetting: fail } })
  const floating = await screen.findByRole('switch', { name: 'Плавающее окно игры', checked: true })
  await userEvent.click(floating)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('switch', { name: 'Плавающее окно игры', checked: isOn })).toBe(floating)
})

it('Settings shows a saved winter mode before the status is refetched', async () => {
  const getStatus = inOrder(player, fault.pending)
  const { sent } = await renderPage(<LoadedSettings />, { answers: { getStatus } })
  const winter = await screen.findByRole('switch', { name: 'Зимний режим' })
  await userEvent.click(winter)
  await waitFor(() => expect(sent).toContainEqual(['changeSetting', { param: 'winter_mode', value: '1' }]))
  await waitFor(() => expect(winter.getAttribute('aria-busy')).toBeNull())
  expect(screen.getByRole('switch', { name: 'Зимний режим', checked: true })).toBe(winter)
})
