import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useLocationInfo } from '#app/router/route-state.ts'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { ServerText } from './server-text.tsx'

const refused = rejectedUrls()

function Shown({ href }: { href: string }) {
  return (
    <>
      <ServerText html={`<a href="${href}">Дальше</a>`} />
      <output>{useLocationInfo().path}</output>
    </>
  )
}

it('a link to the site stays inside the app', async () => {
  await renderPage(<Shown href="/promo?x=1" />)
  await userEvent.click(screen.getByRole('link', { name: 'Дальше' }))
  expect(screen.getByRole('status').textContent).toBe('/promo')
  expect(refused).toEqual([])
})

it('a link whose address is refused leads nowhere, and who has pressed it is told', async () => {
  await renderPage(<Shown href="/.//evil.example" />)
  await userEvent.click(screen.getByRole('link', { name: 'Дальше' }))
  expect(screen.getByRole('status').textContent).toBe('/')
  expect(refused).toEqual([{ address: '/.//evil.example', reason: 'no scheme', followed: true }])
})
