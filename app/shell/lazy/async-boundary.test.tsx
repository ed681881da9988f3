import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { AsyncBoundary } from './async-boundary.tsx'

const boundary = (data: string | undefined) => (
  <AsyncBoundary
    query={{ data, error: null, refetch: () => Promise.reject(new Error('unexpected refetch')) }}
    failed="page"
    waiting={<hr />}
  >
    {(text) => <p>{text}</p>}
  </AsyncBoundary>
)

it('AsyncBoundary announces loading and shows its skeleton', async () => {
  await renderPage(boundary(undefined))
  expect(screen.getByRole('status').textContent).toBe('Загрузка')
  expect(screen.getByRole('separator')).toBeTruthy()
})

it('AsyncBoundary shows the data without a status', async () => {
  await renderPage(boundary('пришло'))
  expect(screen.getByText('пришло')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})
