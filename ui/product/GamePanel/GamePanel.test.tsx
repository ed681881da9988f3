import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { KEEP_CLEAR } from '../../private/keep-clear.ts'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { GamePanel, type GamePanelTab } from './GamePanel.tsx'
import { GamePanelList } from './GamePanelList.tsx'
import { GamePanelLevel, GamePanelPurse, GamePanelSection, GamePanelSetting } from './GamePanelParts.tsx'

const tabs: readonly [GamePanelTab, ...GamePanelTab[]] = [
  { id: 'player', icon: 'player', label: 'Игрок', content: <p>Деньги</p> },
  { id: 'tournaments', icon: 'tournaments', label: 'Турниры', content: <p>Гонка</p> },
]

function ControlledPanel({ probe }: { probe?: ProbeProps }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <GamePanel
      {...probe}
      label="Панель игры"
      title="Вишнёвый Ряд"
      tabs={tabs}
      value={value}
      onValueChange={setValue}
      onSheetOpen={setValue}
      onSheetClose={() => setValue(null)}
    />
  )
}

const stubWidth = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: isWide,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )

describeComponent('GamePanel', (probe) => <ControlledPanel probe={probe} />)
describeComponent('GamePanelSection', (probe) => <GamePanelSection {...probe}>Уровень</GamePanelSection>)
describeComponent('GamePanelPurse', (probe) => <GamePanelPurse {...probe} label="Собственные" amount="12 480 ₽" />)
describeComponent('GamePanelSetting', (probe) => (
  <GamePanelSetting {...probe} label="Ставка за кредит" value="1 ₽" action={<button type="button">Изменить</button>} />
))
describeComponent('GamePanelLevel', (probe) => (
  <GamePanelLevel {...probe} level={3} points={{ label: 'Старожил', value: 40, max: 100, valueText: '40 очков' }} />
))
describeComponent('GamePanelList', (probe) => <GamePanelList {...probe} items={[]} />)

it('GamePanelSection at the foot keeps toasts off', () => {
  renderUi(
    <>
      <GamePanelSection>Уровень</GamePanelSection>
      <GamePanelSection foot>Лимиты</GamePanelSection>
    </>,
  )
  expect(screen.getByText('Уровень').getAttribute(KEEP_CLEAR)).toBeNull()
  expect(screen.getByText('Лимиты').getAttribute(KEEP_CLEAR)).toBe('foot')
})

describe('GamePanel', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('is a column that mounts only the open tab', async () => {
    stubWidth(true)
    renderUi(<ControlledPanel />)
    const panel = within(screen.getByRole('region', { name: 'Панель игры' }))
    expect(panel.getByText('Деньги')).toBeTruthy()
    expect(panel.queryByText('Гонка')).toBeNull()
    await userEvent.click(panel.getByRole('tab', { name: 'Игрок' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(panel.getByRole('tab', { name: 'Турниры' }).getAttribute('aria-selected')).toBe('true')
    expect(panel.getByText('Гонка')).toBeTruthy()
    expect(panel.queryByText('Деньги')).toBeNull()
  })

  it('is a row of buttons that open a sheet with the same tabs', async () => {
    stubWidth(false)
    renderUi(<ControlledPanel />)
    const opener = screen.getByRole('button', { name: 'Турниры' })
    expect(screen.queryByText('Гонка')).toBeNull()
    await userEvent.click(opener)
    const sheet = within(screen.getByRole('dialog', { name: 'Вишнёвый Ряд' }))
    expect(sheet.getByText('Гонка')).toBeTruthy()
    await userEvent.click(sheet.getByRole('tab', { name: 'Игрок' }))
    expect(sheet.getByText('Деньги')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })
})

it('GamePanelPurse shows bonus money only where there is some', () => {
  const { rerender } = renderUi(<GamePanelPurse label="Собственные" amount="12 480 ₽" />)
  expect(screen.queryByText('1 860 ₽')).toBeNull()
  rerender(<GamePanelPurse label="Собственные" amount="12 480 ₽" bonus={{ label: 'Бонусные', amount: '1 860 ₽' }} />)
  expect(screen.getByText('1 860 ₽')).toBeTruthy()
})

it('GamePanelList makes a row a link only where it leads somewhere', () => {
  renderUi(
    <GamePanelList
      items={[
        { id: 1, href: '/tournaments/race', title: 'Гонка', value: '12 место' },
        { id: 2, href: null, title: 'Без страницы', action: <a href="#round">Раунд</a> },
      ]}
    />,
  )
  expect(screen.getByRole('link', { name: 'Раунд' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Гонка 12 место' }).getAttribute('href')).toBe('/tournaments/race')
})
