import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { LevelTable, type LevelTableProps } from './LevelTable.tsx'

const figures = (level: number, tier: number) => ({
  cashback: { text: `${level}${tier} %` },
  bonus: { text: `${tier} 000 ₽`, tone: 'money' as const },
  points: { text: `${tier}00` },
  birthday: { text: 'нет', tone: 'muted' as const },
  manager: { text: 'Менеджер' },
})
const title = (full: string, short = full) => ({ full, short })
const table = (props: Partial<LevelTableProps> & Partial<ProbeProps> = {}) => (
  <LevelTable
    {...props}
    title="Сравнить уровни"
    allTiersLabel="Ступень всех уровней"
    tierLabels={{ 1: 'Ступень 1', 2: 'Ступень 2', 3: 'Ступень 3' }}
    titles={{
      level: 'Уровень',
      tier: 'Ступень',
      cashback: title('Кешбэк в неделю', 'Кешбэк'),
      bonus: title('Бонус за статус', 'Бонус'),
      points: title('Очки до ступени', 'Очки'),
      birthday: title('Ко дню рождения'),
      manager: title('Кто рядом'),
    }}
    pointsNote="4 здесь — 1 на шкале"
    levels={([1, 2] as const).map((level) => ({
      level,
      name: `Имя ${level}`,
      tiersLabel: `Ступень уровня ${level}`,
      tiers: { 1: figures(level, 1), 2: figures(level, 2), 3: figures(level, 3) },
    }))}
  />
)
const cashbacks = () => screen.getAllByRole('cell', { name: / %$/u }).map(({ textContent }) => textContent)
const radioOf = (group: string, tier: number) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name: `Ступень ${tier}` })

describeComponent('LevelTable', (probe) => table(probe))

describe('LevelTable', () => {
  it('has a row for each level and a column for each figure, with the factor of the points', () => {
    renderUi(table())
    expect(screen.getByRole('table', { name: 'Сравнить уровни' })).toBeTruthy()
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Имя 1', 'Имя 2'])
    expect(screen.getAllByRole('columnheader')).toHaveLength(7)
    expect(screen.getByText('Очки до ступени: 4 здесь — 1 на шкале')).toBeTruthy()
    expect(cashbacks()).toEqual(['11 %', '21 %'])
  })

  it('sets the tier of all levels at once', async () => {
    renderUi(table())
    await userEvent.click(radioOf('Ступень всех уровней', 3))
    expect(cashbacks()).toEqual(['13 %', '23 %'])
    expect(radioOf('Ступень уровня 2', 3)).toHaveProperty('checked', true)
  })

  it('sets the tier of one level, until one is chosen for all', async () => {
    renderUi(table())
    await userEvent.click(radioOf('Ступень уровня 2', 1))
    await userEvent.keyboard('{ArrowRight}')
    expect(cashbacks()).toEqual(['11 %', '22 %'])
    const all = within(screen.getByRole('group', { name: 'Ступень всех уровней' }))
    expect(all.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(all.getByRole('radio', { name: 'Ступень 1' }))
    expect(cashbacks()).toEqual(['11 %', '21 %'])
  })

  it("starts with the player's tier, also if it arrives later, and keeps a choice", async () => {
    const { rerender } = renderUi(table())
    await userEvent.click(radioOf('Ступень уровня 1', 3))
    rerender(table({ defaultTier: '2', current: { level: 2, text: 'ваш уровень' } }))
    expect(cashbacks()).toEqual(['13 %', '22 %'])
    const [own] = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true')
    expect(within(own ?? document.body).getByRole('rowheader').textContent).toBe('Имя 2, ваш уровень')
  })
})
