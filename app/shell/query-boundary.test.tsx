import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { QueryBoundary } from './query-boundary.tsx'

const shown = (data: string | undefined) => (
  <QueryBoundary
    query={{ data, error: null, refetch: () => Promise.reject(new Error('unasked')) }}
    block="page"
    waiting={<hr />}
  >
    {(text) => <p>{text}</p>}
  </QueryBoundary>
)

it('says that something is on its way', async () => {
  await renderPage(shown(undefined))
  expect(screen.getByRole('status').textContent).toBe('Загрузка')
  expect(screen.getByRole('separator')).toBeTruthy()
})

it('is silent once it is there', async () => {
  await renderPage(shown('пришло'))
  expect(screen.getByText('пришло')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})
