import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  Button,
  FactList,
  GamePanel,
  GamePanelLevel,
  GamePanelList,
  GamePanelPurse,
  GamePanelSection,
  GamePanelSetting,
  ProofLink,
  ProgressBar,
  type GamePanelProps,
} from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { gameNames, playerNames, providerNames, tournamentNames } from '#stories/fixtures/names.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { inDialog } from '#stories/fixtures/in-dialog.ts'

const words = {
  label: localized({ ru: 'Панель игры', en: 'Game panel' }),
  title: gameNames.cherryRow,
  tabs: {
    player: localized({ ru: 'Игрок', en: 'Player' }),
    tournaments: localized({ ru: 'Турниры', en: 'Tournaments' }),
    winners: localized({ ru: 'Победители', en: 'Winners' }),
    favourites: localized({ ru: 'Избранное', en: 'Favourites' }),
  },
  own: localized({ ru: 'Собственные', en: 'Own' }),
  amount: '12 480 ₽',
  deposit: localized({ ru: 'Пополнить', en: 'Deposit' }),
  bonus: {
    label: localized({ ru: 'Бонусные, после собственных', en: 'Bonus, used after own money' }),
    amount: '1 860 ₽',
  },
  wager: {
    label: localized({ ru: 'Отыгрыш до 12 декабря', en: 'Wager by 12 December' }),
    valueText: localized({ ru: '31 600 из 50 000 ₽', en: '31,600 of 50,000 ₽' }),
  },
  level: {
    label: localized({ ru: 'Постоянный 2', en: 'Regular 2' }),
    valueText: localized({ ru: '3 120 из 4 800 очков', en: '3,120 of 4,800 points' }),
  },
  bet: {
    label: localized({ ru: 'Ставка за кредит', en: 'Bet per credit' }),
    value: '1 ₽',
    note: localized({ ru: 'раунд 10 ₽', en: 'round 10 ₽' }),
  },
  today: [
    { id: 'time', label: localized({ ru: 'Время в игре', en: 'Time played' }), value: '42:10' },
    { id: 'today', label: localized({ ru: 'Итог за сегодня', en: 'Today’s net' }), value: '−260 ₽' },
  ],
  change: localized({ ru: 'Изменить', en: 'Change' }),
  races: [
    {
      id: 3,
      href: '/tournaments/3',
      title: tournamentNames.polarRace,
      note: localized({ ru: 'до конца 2 д', en: '2 days left' }),
      value: localized({ ru: '12 место', en: 'Rank 12' }),
      valueNote: localized({ ru: 'до приза 320', en: '320 to a prize' }),
    },
    {
      id: 4,
      href: '/tournaments/4',
      title: tournamentNames.amberCup,
      note: localized({ ru: 'до конца 2 д', en: '2 days left' }),
    },
  ],
  wins: [
    {
      id: 1,
      href: '/game/fox',
      title: playerNames.anna,
      note: gameNames.cherryRow,
      value: '12 480 ₽',
    },
    {
      id: 2,
      href: null,
      title: playerNames.oleg,
      note: gameNames.cherryRow,
      value: '1 860 ₽',
    },
  ],
  round: localized({ ru: 'Раунд игрока lotus•••', en: 'Round of lotus•••' }),
  games: [
    {
      id: 1,
      href: '/game/row',
      title: gameNames.cherryRow,
      note: providerNames.northRing,
    },
    {
      id: 2,
      href: '/game/long',
      title: localized({
        ru: 'Очень длинное название игры, которое не помещается в строку панели',
        en: 'A very long game name that does not fit in a line of the panel',
      }),
      note: providerNames.northRing,
    },
  ],
}

const tabs: GamePanelProps['tabs'] = [
  {
    id: 'player',
    icon: 'player',
    label: words.tabs.player,
    content: (
      <>
        <GamePanelSection>
          <GamePanelPurse
            label={words.own}
            amount={words.amount}
            action={<Button>{words.deposit}</Button>}
            bonus={words.bonus}
          />
        </GamePanelSection>
        <GamePanelSection>
          <ProgressBar {...words.wager} tone="teal" value={31_600} max={50_000} />
        </GamePanelSection>
        <GamePanelSection>
          <GamePanelLevel level={3} points={{ ...words.level, value: 3120, max: 4800 }} />
        </GamePanelSection>
        <GamePanelSection>
          <GamePanelSetting {...words.bet} action={<Button>{words.change}</Button>} />
        </GamePanelSection>
        <GamePanelSection foot>
          <FactList rows facts={words.today} />
        </GamePanelSection>
      </>
    ),
  },
  {
    id: 'tournaments',
    icon: 'tournaments',
    label: words.tabs.tournaments,
    content: (
      <GamePanelSection>
        <GamePanelList items={words.races} />
      </GamePanelSection>
    ),
  },
  {
    id: 'winners',
    icon: 'winners',
    label: words.tabs.winners,
    content: (
      <GamePanelSection>
        <GamePanelList
          items={words.wins.map((win) => ({ ...win, action: <ProofLink href="#round" label={words.round} /> }))}
          values="money"
        />
      </GamePanelSection>
    ),
  },
  {
    id: 'favourites',
    icon: 'favourites',
    label: words.tabs.favourites,
    content: (
      <GamePanelSection>
        <GamePanelList items={words.games} />
      </GamePanelSection>
    ),
  },
]

const meta = {
  title: 'Product/GamePanel',
  component: GamePanel,
  parameters: ownFrame(640),
  args: {
    label: words.label,
    title: words.title,
    tabs,
    value: null,
    onValueChange: fn(),
    onSheetOpen: fn(),
    onSheetClose: fn(),
  },
  render: function Panel(args) {
    const [value, setValue] = useState(args.value)
    return (
      <GamePanel
        {...args}
        value={value}
        onValueChange={setValue}
        onSheetOpen={setValue}
        onSheetClose={() => setValue(null)}
      />
    )
  },
} satisfies Meta<typeof GamePanel>

export default meta
type Story = StoryObj<typeof meta>

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
