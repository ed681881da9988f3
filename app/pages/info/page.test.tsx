import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { InfoPage } from './page.tsx'

const text = { title: '', description: '', keywords: '', bottom: '' }
const open = (content: string) =>
  renderPage(<InfoPage />, {
    at: '/instructions',
    answers: {
      getMeta: { items: { instructions: { ...text, content } } },
      getMetaPage: { ...text, content: '<h2>По ключу</h2>' },
    },
  })

it('InfoPage requests its text by key if the metadata of all pages has none', async () => {
  await open('')
  expect(await screen.findByRole('heading', { level: 2, name: 'По ключу' })).toBeTruthy()
})

it('InfoPage shows the text of the metadata without another request', async () => {
  const { sent } = await open('<h2>Из списка</h2>')
  expect(await screen.findByRole('heading', { level: 2, name: 'Из списка' })).toBeTruthy()
  expect(sent.map(([call]) => call)).toEqual(['getMeta'])
})
