import type { Meta, StoryObj } from '@storybook/react-vite'
import { GameStage, Skeleton } from '#ui/index.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Product/GameStage',
  component: GameStage,
  parameters: ownFrame(520),
  args: {
    title: 'Тропа Рыжей Лисы',
    note: 'Демо-режим: игровые деньги',
    back: { href: '#', label: 'Все игры' },
    fullscreenLabel: 'Во весь экран',
    exitFullscreenLabel: 'Выйти из полного экрана',
    content: { kind: 'frame', src: 'about:blank', keepsOrigin: false },
  },
} satisfies Meta<typeof GameStage>

export default meta
type Story = StoryObj<typeof meta>

export const Playing: Story = {}

export const Loading: Story = { args: { content: { kind: 'other', node: <Skeleton height="fill" /> } } }
