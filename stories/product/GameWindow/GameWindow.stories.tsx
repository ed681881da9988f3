import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
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
  WindowIcon,
} from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { sessionIn } from '#stories/fixtures/session.ts'

/** Time and net result of a session, for the bar of a window. */
function Session({ language, note }: { language: unknown; note?: string }) {
  const { elapsed, words, net } = sessionIn(language)
  const onHold = note === undefined ? {} : { note: say(note, language) }
  return <SessionTime timeLabel={words.time.full} elapsed={elapsed} netLabel={words.net.full} net={net} {...onHold} />
}

const meta = {
  title: 'Product/GameWindow',
  component: GameWindow,
  parameters: ownFrame(760),
  args: {
    name: 'Тропа Рыжей Лисы',
    logo: 'fox.svg',
    note: 'Демо · Медный Гонг',
    mode: 'seated',
    back: { href: '#', label: 'Все игры' },
    gameHref: '#',
    actions: (
      <>
        <IconButton icon="heart" label="В избранное" aria-pressed={false} />
        <IconButton icon="support" label="Поддержка" />
        <IconButton icon={<WindowIcon name="minimise" />} label="Свернуть игру" />
      </>
    ),
    line: (
      <Text size={13} tone="muted">
        Игровые деньги
      </Text>
    ),
    state: 'демо',
    frame: <GameFrame name="Тропа Рыжей Лисы" src="about:blank" keepsOrigin={false} />,
    isTall: true,
    place: { corner: 'bottomRight', width: 420 },
    onPlace: () => undefined,
    onClose: () => undefined,
    labels: {
      fullscreen: 'Во весь экран',
      exitFullscreen: 'Выйти из полного экрана',
      move: 'Переместить окно',
      nextCorner: 'В следующий угол',
      nextSize: 'Изменить размер',
      returnToGame: 'Вернуться к игре',
      returnShort: 'Вернуться',
      close: 'Закрыть игру',
      corners: {
        topLeft: 'Окно в левом верхнем углу',
        topRight: 'Окно в правом верхнем углу',
        bottomRight: 'Окно в правом нижнем углу',
        bottomLeft: 'Окно в левом нижнем углу',
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
  args: {
    frame: null,
    cover: <GameLoading name="Тропа Рыжей Лисы" picture="fox.svg" text="Игра загружается" />,
  },
}

export const Slow: Story = {
  args: {
    cover: (
      <ErrorState title="Игра загружается дольше обычного" action={<Button>Открыть заново</Button>}>
        Можно подождать: если она ответит, то откроется сама.
      </ErrorState>
    ),
  },
}

export const Ended: Story = {
  args: {
    cover: (
      <ErrorState title="Сеанс игры истёк" action={<Button>Играть здесь</Button>}>
        Откройте игру ещё раз, незаконченный раунд продолжится.
      </ErrorState>
    ),
  },
}

export const Unsupported: Story = {
  args: {
    cover: (
      <Stack gap={3}>
        <ErrorState title="Игра не запустилась" action={<Button>Открыть заново</Button>}>
          Попробуйте ещё раз, откройте другой браузер или выберите похожую игру.
        </ErrorState>
        <Inline justify="centre" gap={2}>
          <ButtonLink href="#">Зимний Двор</ButtonLink>
          <ButtonLink href="#">Девять Колоколов</ButtonLink>
          <ButtonLink href="#">Ночь Персеид</ButtonLink>
        </Inline>
      </Stack>
    ),
  },
}

/** As on an iPhone: a browser in full screen could not be resized by the tests. */
export const FillsWindow: Story = {
  beforeEach: () => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false })
    return () => void Reflect.deleteProperty(document, 'fullscreenEnabled')
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Во весь экран|Full screen)$/u }))
    await expect(canvas.getByRole('button', { name: /^(Выйти из полного экрана|Exit full screen)$/u })).toHaveFocus()
  },
}

export const Floating: Story = {
  args: { mode: 'floating' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Переместить окно' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByText('Окно в правом верхнем углу')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('region')).toHaveAttribute('data-corner', 'bottomRight')
  },
}

export const FloatingSmall: Story = { args: { mode: 'floating', place: { corner: 'topLeft', width: 320 } } }

export const Tucked: Story = { args: { mode: 'tucked', state: 'пауза' } }

/** A game for real money: its session in a line, and in the bar of each other mode. */
export const WithSession: Story = {
  render: (args, { globals }) => <GameWindow {...args} line={<SessionBar {...sessionIn(globals['language'])} />} />,
}

export const FloatingWithSession: Story = {
  args: { mode: 'floating', place: { corner: 'topLeft', width: 420 } },
  render: (args, { globals }) => <GameWindow {...args} state={<Session language={globals['language']} />} />,
}

export const TuckedWithSession: Story = {
  args: { mode: 'tucked' },
  render: (args, { globals }) => (
    <GameWindow {...args} state={<Session language={globals['language']} note="пауза" />} />
  ),
}
