import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import {
  Button,
  ButtonLink,
  ErrorState,
  GameFrame,
  GameLoading,
  GameWindow,
  IconButton,
  Inline,
  SessionBar,
  SessionTime,
  Stack,
  Text,
  Toasts,
  WindowIcon,
} from '#ui/index.ts'
import { inLanguage, localized } from '#stories/fixtures/localized.ts'
import { longText } from '#stories/fixtures/long-text.tsx'
import { withdrawalConfirmed } from '#stories/fixtures/messages.ts'
import { gameNames } from '#stories/fixtures/names.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { session } from '#stories/fixtures/session.ts'
import { toastsAnnounced } from '#stories/fixtures/toasts-announced.ts'
import { withoutFullscreen } from '#stories/fixtures/without-fullscreen.ts'

/** Time and net result of a session, for the bar of a window. */
const sessionTime = {
  timeLabel: session.words.time.full,
  elapsed: session.elapsed,
  netLabel: session.words.net.full,
  net: session.net,
}
const paused = localized({ ru: 'пауза', en: 'paused' })

const meta = {
  title: 'Product/GameWindow',
  component: GameWindow,
  parameters: ownFrame(760),
  args: {
    name: gameNames.foxTrail,
    logo: 'fox.svg',
    note: localized({ ru: 'Демо · Медный Гонг', en: 'Demo · Copper Gong' }),
    mode: 'seated',
    back: { href: '#', label: localized({ ru: 'Все игры', en: 'All games' }) },
    gameHref: '#',
    actions: (
      <>
        <IconButton
          icon="heart"
          label={localized({ ru: 'В избранное', en: 'Add to favourites' })}
          aria-pressed={false}
        />
        <IconButton icon="support" label={localized({ ru: 'Поддержка', en: 'Support' })} />
        <IconButton
          icon={<WindowIcon name="minimise" />}
          label={localized({ ru: 'Свернуть игру', en: 'Minimise the game' })}
        />
      </>
    ),
    line: (
      <Text size={13} tone="muted">
        {localized({ ru: 'Игровые деньги', en: 'Play money' })}
      </Text>
    ),
    state: localized({ ru: 'демо', en: 'demo' }),
    frame: <GameFrame name={gameNames.foxTrail} src="about:blank" keepsOrigin={false} />,
    isTall: true,
    place: { corner: 'bottomRight', width: 420 },
    onPlace: () => undefined,
    onClose: () => undefined,
    labels: {
      fullscreen: localized({ ru: 'Во весь экран', en: 'Full screen' }),
      exitFullscreen: localized({ ru: 'Выйти из полного экрана', en: 'Exit full screen' }),
      move: localized({ ru: 'Переместить окно', en: 'Move the window' }),
      nextCorner: localized({ ru: 'В следующий угол', en: 'Next corner' }),
      nextSize: localized({ ru: 'Изменить размер', en: 'Change size' }),
      returnToGame: localized({ ru: 'Вернуться к игре', en: 'Back to the game' }),
      returnShort: localized({ ru: 'Вернуться', en: 'Back' }),
      close: localized({ ru: 'Закрыть игру', en: 'Close the game' }),
      corners: {
        topLeft: localized({ ru: 'Окно в левом верхнем углу', en: 'Window at the top left' }),
        topRight: localized({ ru: 'Окно в правом верхнем углу', en: 'Window at the top right' }),
        bottomRight: localized({ ru: 'Окно в правом нижнем углу', en: 'Window at the bottom right' }),
        bottomLeft: localized({ ru: 'Окно в левом нижнем углу', en: 'Window at the bottom left' }),
      },
    },
  },
  render: function Placed(args) {
    const [place, setPlace] = useState(args.place)
    return <GameWindow {...args} place={place} onPlace={setPlace} />
  },
} satisfies Meta<typeof GameWindow>

export default meta
type Story = StoryObj<typeof meta>

export const Playing: Story = {}

export const Loading: Story = {
  // Without pictures, which come while the bar is held for its motion.
  args: {
    frame: null,
    logo: null,
    cover: (
      <GameLoading
        name={gameNames.foxTrail}
        picture={null}
        text={localized({ ru: 'Игра загружается', en: 'Loading the game' })}
      />
    ),
  },
}

export const Slow: Story = {
  args: {
    cover: (
      <ErrorState
        title={localized({ ru: 'Игра загружается дольше обычного', en: 'The game is taking longer than usual' })}
        action={<Button>{localized({ ru: 'Открыть заново', en: 'Open it again' })}</Button>}
      >
        {localized({
          ru: 'Можно подождать: если она ответит, то откроется сама.',
          en: 'You can wait: it will open as soon as it responds.',
        })}
      </ErrorState>
    ),
  },
}

export const Ended: Story = {
  args: {
    cover: (
      <ErrorState
        title={localized({ ru: 'Сеанс игры истёк', en: 'The game session has expired' })}
        action={<Button>{localized({ ru: 'Играть здесь', en: 'Play here' })}</Button>}
      >
        {localized({
          ru: 'Откройте игру ещё раз, незаконченный раунд продолжится.',
          en: 'Open the game again: an unfinished round goes on.',
        })}
      </ErrorState>
    ),
  },
}

export const Unsupported: Story = {
  args: {
    cover: (
      <Stack gap={3}>
        <ErrorState
          title={localized({ ru: 'Игра не запустилась', en: 'The game didn’t start' })}
          action={<Button>{localized({ ru: 'Открыть заново', en: 'Open it again' })}</Button>}
        >
          {localized({
            ru: 'Попробуйте ещё раз, откройте другой браузер или выберите похожую игру.',
            en: 'Try again, use another browser or pick a similar game.',
          })}
        </ErrorState>
        <Inline justify="centre" gap={2}>
          <ButtonLink href="#">{localized({ ru: 'Зимний Двор', en: 'Winter Yard' })}</ButtonLink>
          <ButtonLink href="#">{localized({ ru: 'Девять Колоколов', en: 'Nine Bells' })}</ButtonLink>
          <ButtonLink href="#">{localized({ ru: 'Ночь Персеид', en: 'Perseid Night' })}</ButtonLink>
        </Inline>
      </Stack>
    ),
  },
}

export const FillsWindow: Story = {
  beforeEach: withoutFullscreen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Во весь экран|Full screen)$/u }))
    await expect(canvas.getByRole('button', { name: /^(Выйти из полного экрана|Exit full screen)$/u })).toHaveFocus()
  },
}

export const Floating: Story = {
  args: { mode: 'floating' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^(Переместить окно|Move the window)$/u }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByText(/^(Окно в правом верхнем углу|Window at the top right)$/u)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('region')).toHaveAttribute('data-corner', 'bottomRight')
  },
}

/** The window lies over the page, and the toast over both. */
export const FloatingWithToast: Story = {
  name: 'Floating with toast',
  args: { mode: 'floating' },
  render: function Placed(args, { globals: { language } }) {
    const [place, setPlace] = useState(args.place)
    return (
      <>
        <Stack>{longText(language)}</Stack>
        <GameWindow {...args} place={place} onPlace={setPlace} />
        <Toasts messages={[{ id: 1, tone: 'positive', ...inLanguage(withdrawalConfirmed, language) }]} onClose={fn()} />
      </>
    )
  },
  play: toastsAnnounced,
}

export const FloatingSmall: Story = { args: { mode: 'floating', place: { corner: 'topLeft', width: 320 } } }

export const Tucked: Story = { args: { mode: 'tucked', state: paused } }

/** A game for real money: its session in a line, and in the bar of each other mode. */
export const WithSession: Story = { args: { line: <SessionBar {...session} /> } }

export const FloatingWithSession: Story = {
  args: {
    mode: 'floating',
    place: { corner: 'topLeft', width: 420 },
    state: <SessionTime {...sessionTime} />,
  },
}

export const TuckedWithSession: Story = {
  args: { mode: 'tucked', state: <SessionTime {...sessionTime} note={paused} /> },
}
