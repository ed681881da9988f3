import type { Meta, StoryObj } from '@storybook/react-vite'
import { ROUTES } from '#contract/lobby/pages.ts'
import { ForbiddenPage } from '#app/pages/forbidden/page.tsx'
import { NotFoundPage } from '#app/pages/not-found/page.tsx'
import { PaymentNotifyPage } from '#app/pages/payment-notify/page.tsx'
import { screenStories, type ScreenState } from '../screen-states.tsx'

const meta = {
  title: 'Screens/Outcomes',
  ...screenStories(NotFoundPage, '/404'),
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>

export const NotFound: Story = {}

export const Forbidden: Story = screenStories(ForbiddenPage, ROUTES.forbidden)

export const PaymentAccepted: Story = screenStories(PaymentNotifyPage, ROUTES['payment-notify'])

export const PaymentRejected: Story = screenStories(PaymentNotifyPage, ROUTES['payment-rejected'])
