import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { useReturnPath } from './return-path.ts'
import { useLocationInfo } from './route-state.ts'

const rejected = rejectedUrls()

function CurrentPath({ isAllowed }: { isAllowed: boolean }) {
  useReturnPath(isAllowed)
  return <output>{useLocationInfo().path}</output>
}
const withReturnPath = (to: string) => ({ at: `/faq?to=${encodeURIComponent(to)}` })

it.each([true, false])(
  'useReturnPath stays on the page and reports a rejected URL, isNavigation: %s',
  async (isAllowed) => {
    await renderPage(<CurrentPath isAllowed={isAllowed} />, withReturnPath('//evil.example'))
    expect(screen.getByRole('status').textContent).toBe('/faq')
    expect(rejected).toEqual([{ url: '//evil.example', reason: 'no scheme', isNavigation: isAllowed }])
  },
)

it.each(['/profile', '/x'])('useReturnPath accepts %s', async (to) => {
  await renderPage(<CurrentPath isAllowed />, withReturnPath(to))
  expect(rejected).toEqual([])
})
