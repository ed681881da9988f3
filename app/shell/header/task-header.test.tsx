import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { statusQuery } from '#app/queries/lobby.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import { TaskHeader } from './task-header.tsx'

function PolledHeader() {
  useQuery(statusQuery({ session: 5, language: 'ru' }))
  return <TaskHeader />
}
const renderHeader = (fields: object) =>
  renderPage(<PolledHeader />, { at: '/cashbox', answers: { getStatus: () => ({ ...testUser, id: 5, ...fields }) } })

it('TaskHeader leads to the bonuses that wait, also in the cashier', async () => {
  await renderHeader({ has_bonuses: true, available_bonuses: 2 })
  const mark = await screen.findByRole('link', { name: 'Вас ждут бонусы: 2' })
  expect(mark.getAttribute('href')).toBe('/profile?tab=promo&sub=bonuses')
  expect(within(mark).getByText('2')).toBeTruthy()
})

it('TaskHeader has no mark without bonuses', async () => {
  await renderHeader({ has_bonuses: false, login: 'ivan' })
  await screen.findByText('ivan')
  expect(screen.queryByRole('link', { name: /^Вас ждут бонусы/u })).toBeNull()
})
