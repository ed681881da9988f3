import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { GamesBlock } from './games-block.tsx'

const game = (id: number, name: string) => ({
  id,
  slug: `g${id}`,
  name,
  created_at: `2026-01-0${id} 00:00:00`,
  online: 10 - id,
})
const answers = { getGames: { games: [game(1, 'Б'), game(3, 'В'), game(2, 'А')] } }
const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{`${pathname}${search}`}</output>
}
const open = (at: string, language: 'ru' | 'en' = 'ru') =>
  renderPage(
    <>
      <GamesBlock type="all" />
      <Address />
    </>,
    { at, answers, language },
  )
const names = async () =>
  (await within(await screen.findByRole('list', { name: /игр|game/iu })).findAllByRole('heading')).map(
    ({ textContent }) => textContent,
  )

it.each([
  ['ru', 'Порядок игр', 'По названию'],
  ['en', 'Order of games', 'By name'],
] as const)('GamesBlock sorts the games and keeps the order in the address (%s)', async (language, label, option) => {
  await open('/', language)
  expect(await names()).toEqual(['Б', 'В', 'А'])
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), option)
  expect(await names()).toEqual(['А', 'Б', 'В'])
  expect(screen.getByLabelText('address').textContent).toBe('/?sort=name')
})

it('GamesBlock reads the order from the address, and keeps it when the type changes', async () => {
  await open('/?sort=new')
  expect(await names()).toEqual(['В', 'А', 'Б'])
  expect(screen.getByRole('link', { name: 'Слоты' }).getAttribute('href')).toBe('/games/slot?sort=new')
})
