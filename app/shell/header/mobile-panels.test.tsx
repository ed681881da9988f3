import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useUnit } from 'effector-react'
import { expect, it } from 'vitest'
import { $panel, panelClosed, panelToggled } from '#app/models/shell/panels.model.ts'
import { $theme } from '#app/models/preferences/preferences.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import { MobilePanels } from './mobile-panels.tsx'

function Panels() {
  useQuery(statusQuery({ session: 5, language: 'ru' }))
  const [panel, close, toggle] = useUnit([$panel, panelClosed, panelToggled])
  return panel === null ? (
    <button onClick={() => toggle('menu')}>open</button>
  ) : (
    <MobilePanels panel={panel} onClose={() => close()} />
  )
}
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }))

it('MobilePanels shows the links and the sign-out of a player, and the sign-up after the sign-out', async () => {
  const { scope } = await renderPage(<Panels />, { answers: { getStatus: () => ({ ...testUser }) } })
  await press('open')
  expect(await screen.findByText(/^Вы вошли как/u)).toBeTruthy()
  const href = (name: string) => screen.queryByText(name, { selector: 'a, a *' })?.closest('a')?.getAttribute('href')
  expect([href('Профиль'), href('Касса')]).toEqual(['/profile', '/cashbox'])
  expect(screen.queryByText('Регистрация')).toBeNull()
  await press('День')
  expect(scope.getState($theme)).toBe('day')
  await press('Выйти')
  expect(scope.getState($isGuest)).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('open')
  await waitFor(() => expect(screen.getByText('Регистрация')).toBeTruthy())
  expect([href('Профиль'), href('Касса')]).toEqual([undefined, undefined])
  expect(screen.queryByText('Выйти')).toBeNull()
})
