import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => `<h2 id="part-${index}">Часть ${index}</h2><p>Текст</p>`).join('')

it('InfoPage lists the headings of a long text', async () => {
  await open(sections(4))
  const contents = await screen.findByRole('navigation', { name: 'На этой странице' })
  await userEvent.click(within(contents).getByRole('button', { name: 'На этой странице' }))
  const links = within(contents).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Часть 0', 'Часть 1', 'Часть 2', 'Часть 3'])
  for (const [index, link] of links.entries()) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(target?.textContent).toBe(`Часть ${index}`)
  }
})

it('InfoPage has no list of headings for a short text', async () => {
  await open(sections(3))
  await screen.findByRole('heading', { name: 'Часть 2' })
  expect(screen.queryByRole('navigation', { name: 'На этой странице' })).toBeNull()
})
