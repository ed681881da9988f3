import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { TournamentStanding } from './TournamentStanding.tsx'

const row = (place: string, name: string, isOwn = false) => ({
  place,
  name: `${name.slice(0, 4)}…`,
  fullName: name,
  points: '208 очков',
  prize: '7 900 ₽',
  isOwn,
})
const standing = (probe?: ProbeProps) => (
  <TournamentStanding
    {...probe}
    label="Моё место из 212"
    figure="14"
    prize={{ label: 'Приз сейчас', value: '7 900 ₽' }}
    next={{ text: 'До 13 места 39 очков', valueText: '390 ₽ ставок', value: 208, max: 247 }}
    rows={[row('13', 'nordstern'), row('14', 'вы', true), row('15', 'svetlana')]}
  />
)

describeComponent('TournamentStanding', standing)

describe('TournamentStanding', () => {
  it('names the place, its prize and the distance to the next one', () => {
    renderUi(standing())
    const region = within(screen.getByRole('region', { name: 'Моё место из 212' }))
    expect(region.getByText('14', { selector: 'p' })).toBeTruthy()
    expect(region.getByText('Приз сейчас')).toBeTruthy()
    const bar = region.getByRole('progressbar', { name: 'До 13 места 39 очков' })
    expect(bar.getAttribute('aria-valuetext')).toBe('390 ₽ ставок')
    expect(bar.getAttribute('aria-valuenow')).toBe('84')
  })

  it('lists the neighbours in order and marks the own row', () => {
    renderUi(standing())
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true', null])
    expect(rows.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['13', '14', '15'])
    expect(screen.getByTitle('nordstern')).toBeTruthy()
  })

  it('says how to get into the table, without bar and rows', () => {
    renderUi(<TournamentStanding label="Моё место" figure={null} note="Сыграйте, чтобы попасть в таблицу" />)
    expect(screen.getByText('Сыграйте, чтобы попасть в таблицу')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })
})
