import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, it } from 'vitest'
import { languageChosen } from '#app/models/preferences/preferences.model.ts'
import { identified } from '#app/models/session/session.model.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { statusQuery } from '#app/queries/lobby.ts'
import { usePlayer } from './use-player.ts'

function Name() {
  // As the app's status poll does, in one language.
  useQuery(statusQuery({ session: 5, language: 'ru' }))
  return <output>{usePlayer()?.login ?? 'guest'}</output>
}

it('usePlayer keeps the player after a language change, but not after a session change', async () => {
  const { scope } = await renderPage(<Name />, {
    answers: { getStatus: () => ({ ...guestUser, id: 5, login: 'marina' }) },
  })
  expect(await screen.findByText('marina')).toBeTruthy()
  await act(() => allSettled(languageChosen, { scope, params: 'en' }))
  expect(screen.getByText('marina')).toBeTruthy()
  await act(() => allSettled(identified, { scope, params: 6 }))
  expect(screen.getByText('guest')).toBeTruthy()
})
