import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import {
  Button,
  GamePanel,
  GamePanelList,
  GamePanelPurse,
  GamePanelSection,
  GamePanelSetting,
  ProofLink,
  ProgressBar,
  type GamePanelProps,
} from '#ui/index.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { inDialog } from '#stories/fixtures/in-dialog.ts'

const words = {
  label: 'Панель игры',
  title: 'Вишнёвый Ряд',
  tabs: { player: 'Игрок', tournaments: 'Турниры', winners: 'Победители', favourites: 'Избранное' },
  own: 'Собственные',
  amount: '12 480 ₽',
  deposit: 'Пополнить',
  bonus: { label: 'Бонусные, после собственных', amount: '1 860 ₽' },
  wager: { label: 'Отыгрыш до 12 декабря', valueText: '31 600 из 50 000 ₽' },
  level: { label: 'Постоянный 2', valueText: '3 120 из 4 800 очков' },
  bet: { label: 'Ставка за кредит', value: '1 ₽', note: 'раунд 10 ₽' },
  change: 'Изменить',
  races: [
    {
      id: 3,
      href: '/tournaments/3',
      title: 'Полярная гонка',
      note: 'до конца 2 д',
      value: '12 место',
      valueNote: 'до приза 320',
    },
    { id: 4, href: '/tournaments/4', title: 'Янтарный кубок', note: 'до конца 2 д' },
  ],
  wins: [
    { id: 1, href: '/game/fox', title: 'Анна', note: 'Вишнёвый Ряд', value: '12 480 ₽' },
    { id: 2, href: null, title: 'Олег Щукин', note: 'Вишнёвый Ряд', value: '1 860 ₽' },
  ],
  round: 'Раунд игрока lotus•••',
  games: [
    { id: 1, href: '/game/row', title: 'Вишнёвый Ряд', note: 'Северный Круг' },
    {
      id: 2,
      href: '/game/long',
      title: 'Очень длинное название игры, которое не помещается в строку панели',
      note: 'Северный Круг',
    },
  ],
}

interface PanelArgs {
  value: string | null
  words: typeof words
}

function Panel({ value: initial, words: w }: PanelArgs) {
  const [value, setValue] = useState(initial)
  const tabs: GamePanelProps['tabs'] = [
    {
      id: 'player',
      icon: 'player',
      label: w.tabs.player,
      content: (
        <>
          <GamePanelSection>
            <GamePanelPurse label={w.own} amount={w.amount} action={<Button>{w.deposit}</Button>} bonus={w.bonus} />
          </GamePanelSection>
          <GamePanelSection>
            <ProgressBar {...w.wager} tone="teal" value={31_600} max={50_000} />
          </GamePanelSection>
          <GamePanelSection>
            <ProgressBar {...w.level} value={3120} max={4800} />
          </GamePanelSection>
          <GamePanelSection>
            <GamePanelSetting {...w.bet} action={<Button>{w.change}</Button>} />
          </GamePanelSection>
        </>
      ),
    },
    {
      id: 'tournaments',
      icon: 'tournaments',
      label: w.tabs.tournaments,
      content: (
        <GamePanelSection>
          <GamePanelList items={w.races} />
        </GamePanelSection>
      ),
    },
    {
      id: 'winners',
      icon: 'winners',
      label: w.tabs.winners,
      content: (
        <GamePanelSection>
          <GamePanelList
            items={w.wins.map((win) => ({ ...win, action: <ProofLink href="#round" label={w.round} /> }))}
            values="money"
          />
        </GamePanelSection>
      ),
    },
    {
      id: 'favourites',
      icon: 'favourites',
      label: w.tabs.favourites,
      content: (
        <GamePanelSection>
          <GamePanelList items={w.games} />
        </GamePanelSection>
      ),
    },
  ]
  return (
    <GamePanel
      label={w.label}
      title={w.title}
      tabs={tabs}
      value={value}
      onValueChange={setValue}
      onSheetOpen={setValue}
      onSheetClose={() => setValue(null)}
    />
  )
}

const meta = {
  title: 'Product/GamePanel',
  parameters: ownFrame(640),
  args: { value: null, words },
  render: (args) => <Panel {...args} />,
} satisfies Meta<PanelArgs>

export default meta
type Story = StoryObj<PanelArgs>

/** A column from 1100 px; below it a closed sheet. */
export const Player: Story = {}

/** Open below 1100 px. */
export const PlayerSheet: Story = { args: { value: 'player' } }

export const Tournaments: Story = { args: { value: 'tournaments' } }
export const Winners: Story = { args: { value: 'winners' } }
export const Favourites: Story = { args: { value: 'favourites' } }

/** Arrows move between the tabs of the column; below 1100 px Enter opens the sheet and Escape closes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    if (window.matchMedia('(min-width: 1100px)').matches) {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(canvas.getAllByRole('tab')[2]).toHaveAttribute('aria-selected', 'true')
      return
    }
    const opener = canvas.getAllByRole('button')[0]
    await userEvent.keyboard('{Enter}')
    const sheet = await inDialog()
    await userEvent.click(sheet.getAllByRole('tab')[1] ?? document.body)
    await expect(sheet.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}
