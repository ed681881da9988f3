import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useLocationInfo } from '#app/router/route-state.ts'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { ServerText } from './server-text.tsx'

const reportedUrls = rejectedUrls()

function TextWithLink({ href }: { href: string }) {
  return (
    <>
      <ServerText html={`<a href="${href}">Дальше</a>`} />
      <output>{useLocationInfo().path}</output>
    </>
  )
}

it('ServerText follows an internal link inside the app', async () => {
  await renderPage(<TextWithLink href="/promo?x=1" />)
  await userEvent.click(screen.getByRole('link', { name: 'Дальше' }))
  expect(screen.getByRole('status').textContent).toBe('/promo')
  expect(reportedUrls).toEqual([])
})

it('ServerText does not follow a disallowed URL, and reports the click', async () => {
  await renderPage(<TextWithLink href="/.//evil.example" />)
  await userEvent.click(screen.getByRole('link', { name: 'Дальше' }))
  expect(screen.getByRole('status').textContent).toBe('/')
  expect(reportedUrls).toEqual([{ url: '/.//evil.example', reason: 'no scheme', isNavigation: true }])
})
