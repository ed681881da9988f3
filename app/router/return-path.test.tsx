import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { useReturnPath } from './return-path.ts'
import { useLocationInfo } from './route-state.ts'

const refused = rejectedUrls()

function Shown({ allowed }: { allowed: boolean }) {
  useReturnPath(allowed)
  return <output>{useLocationInfo().path}</output>
}
const at = (to: string) => ({ at: `/faq?to=${encodeURIComponent(to)}` })

it.each([true, false])(
  'who comes to a refused address stays, and is told if it was to be gone to now: %s',
  async (allowed) => {
    await renderPage(<Shown allowed={allowed} />, at('//evil.example'))
    expect(screen.getByRole('status').textContent).toBe('/faq')
    expect(refused).toEqual([{ address: '//evil.example', reason: 'no scheme', followed: allowed }])
  },
)

it.each(['/profile', '/x'])('nothing is refused of %s', async (to) => {
  await renderPage(<Shown allowed />, at(to))
  expect(refused).toEqual([])
})
