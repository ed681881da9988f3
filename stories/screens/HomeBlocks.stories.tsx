import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ROUTES } from '#contract/pages.ts'
import { ActivityBlock } from '#app/pages/home/activity-block.tsx'
import { GamesBlock } from '#app/pages/home/games-block.tsx'
import { HeroBlock } from '#app/pages/home/hero-block.tsx'
import { JackpotBlock } from '#app/shell/jackpot-block.tsx'
import { homeAnswers } from './home-answers.ts'
import { failing } from './screen-frame.tsx'
import { screenStories, type ScreenState } from './screen-states.tsx'
import { wholeLobby } from './whole-lobby.ts'

const Games = () => <GamesBlock type="all" />

const block = (shown: ComponentType, state: keyof typeof homeAnswers) =>
  screenStories(shown, ROUTES.home, ROUTES.home, { otherwise: homeAnswers[state] })

const meta = {
  title: 'Screens/Home blocks',
  ...block(HeroBlock, 'one'),
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>
type Play = NonNullable<Story['play']>

const NO_ANSWER = /Сервер не ответил|The server did not answer/u
const INTERNAL = /Внутренняя ошибка|Internal error/u

/** Each message has a retry of its own: what it brings takes the place of what was said before. */
const retried: Play = async ({ canvas }) => {
  const unheard = () => canvas.queryAllByRole('alert').filter(({ textContent }) => NO_ANSWER.test(textContent))
  await waitFor(() => expect(unheard().length).toBeGreaterThan(0))
  for (const message of canvas.getAllByRole('alert')) {
    // Two lists of one answer are asked for by one press.
    if (!NO_ANSWER.test(message.textContent)) continue
    await userEvent.click(within(message).getByRole('button'))
    await waitFor(() => expect(unheard()).not.toContain(message))
  }
  await waitFor(() => expect(unheard()).toEqual([]))
  // Its words are fetched.
  await waitFor(() => expect(canvas.getAllByText(INTERNAL)).toHaveLength(canvas.getAllByRole('alert').length))
}

/** Beside the slider of a desktop is the registration, on a phone below it the first step. */
const withRegistration: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /^(Создать аккаунт|Create an account)$/u })).toBeVisible()
}

export const SliderOne: Story = { ...block(HeroBlock, 'one'), play: withRegistration }
/** A guest is asked to register, in the middle. */
export const SliderEmpty: Story = { ...block(HeroBlock, 'empty'), play: withRegistration }
export const SliderLoading: Story = { ...block(HeroBlock, 'waiting'), play: withRegistration }
export const SliderFailed: Story = {
  ...block(HeroBlock, 'failing'),
  play: async (context) => {
    await withRegistration(context)
    await retried(context)
  },
}

export const GamesOne: Story = {
  ...block(Games, 'one'),
  play: async ({ canvas, canvasElement }) => {
    await wholeLobby(canvasElement)
    await expect(await canvas.findByRole('status')).toHaveTextContent(/1/u)
    await expect(canvasElement.querySelectorAll('[data-component="GameTile"]')).toHaveLength(1)
  },
}
/** No filter is to blame. */
export const GamesEmpty: Story = {
  ...block(Games, 'empty'),
  play: async ({ canvas, canvasElement }) => {
    await wholeLobby(canvasElement)
    await expect(await canvas.findByText(/^(Игр пока нет|No games yet)$/u)).toBeVisible()
  },
}
export const GamesLoading: Story = {
  ...block(Games, 'waiting'),
  play: async ({ canvasElement }) => wholeLobby(canvasElement),
}
/** The choice of providers asks again when it comes: here nobody is ever answered. */
export const GamesFailed: Story = {
  ...screenStories(Games, ROUTES.home, ROUTES.home, { otherwise: { getGames: failing } }),
  play: async ({ canvas, canvasElement }) => {
    await wholeLobby(canvasElement)
    await userEvent.click(within(await canvas.findByRole('alert')).getByRole('button'))
    await expect(await canvas.findByText(NO_ANSWER)).toBeVisible()
  },
}

export const JackpotsOne: Story = block(JackpotBlock, 'one')
export const JackpotsSumAlone: Story = block(JackpotBlock, 'empty')
export const JackpotsLoading: Story = block(JackpotBlock, 'waiting')
export const JackpotsFailed: Story = { ...block(JackpotBlock, 'failing'), play: retried }

export const ActivityOne: Story = block(ActivityBlock, 'one')
export const ActivityEmpty: Story = block(ActivityBlock, 'empty')
export const ActivityLoading: Story = block(ActivityBlock, 'waiting')
export const ActivityFailed: Story = { ...block(ActivityBlock, 'failing'), play: retried }
