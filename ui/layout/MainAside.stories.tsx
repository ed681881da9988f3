import type { Meta, StoryObj } from '@storybook/react-vite'
import { MainAside, Surface } from '#ui/index.ts'

const meta = {
  title: 'Layout/MainAside',
  component: MainAside,
  args: {
    children: [<Surface key="lead">1</Surface>, <Surface key="side">2</Surface>, <Surface key="rest">3</Surface>],
  },
} satisfies Meta<typeof MainAside>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeParts: Story = {}

export const WithoutASide: Story = {
  args: { children: [<Surface key="lead">1</Surface>, null, <Surface key="rest">3</Surface>] },
}

/** The sidebar stays in view while the main part scrolls. */
export const AsideStays: Story = { args: { asideStays: true } }
