import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { useProfileTabs } from './profile-tabs.ts'

function OpenTab() {
  const { tab, sub } = useProfileTabs()
  return <output>{`${tab} ${sub}`}</output>
}

it.each([
  ['', 'profile data'],
  ['?tab=promo&sub=cashback', 'promo cashback'],
  // Links of the old site have indexes.
  ['?tab=1', 'finances overview'],
  ['?tab=0&sub=2', 'profile verification'],
  ['?tab=2&sub=1', 'promo codes'],
  ['?tab=9&sub=99', 'profile data'],
  ['?tab=promo&sub=history', 'promo bonuses'],
])('useProfileTabs reads "%s" as %s', async (search, open) => {
  await renderPage(<OpenTab />, { at: `/profile${search}` })
  expect(screen.getByRole('status').textContent).toBe(open)
})
