import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CopyButton, CopyValue, Stack } from '#ui/index.ts'
import { inLanguage, localized } from '#stories/fixtures/localized.ts'
import { factLabels } from '#stories/fixtures/payment-names.ts'

const meta = {
  title: 'Primitives/CopyValue',
  component: CopyValue,
  args: { label: localized({ ru: 'Номер для звонка', en: 'Number to call' }), value: '+7 800 000-00-01' },
} satisfies Meta<typeof CopyValue>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('+7 800 000-00-01')
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
}

export const Leading: Story = { args: { href: 'tel:+78000000001', copyText: '+78000000001' } }

export const Long: Story = {
  args: {
    value: '2200 7001 2345 6789 0123 4567 8901 2345',
    label: localized({ ru: 'Номер карты', en: 'Card number' }),
  },
}

/** The number of a payment, and its sum. */
export const Large: Story = {
  args: { size: 'large', value: '2200 7001 2345 6789', label: localized({ ru: 'Номер карты', en: 'Card number' }) },
  render: (args, { globals }) => (
    <Stack gap={5}>
      <CopyValue {...args} />
      <CopyValue
        {...args}
        size="medium"
        money
        label={inLanguage(factLabels.amount, globals['language'])}
        value={'501\u00a0₽'}
      />
    </Stack>
  ),
}

/** The text is not shown. */
export const ButtonOnly: Story = {
  render: ({ label, value }) => <CopyButton label={label} text={value} />,
  args: { label: localized({ ru: 'Скопировать для проверки', en: 'Copy for checking' }) },
}

/** The result stays until the next copy. */
export const Copied: Story = {
  args: { copyText: '+78000000001' },
  parameters: { docs: { story: { autoplay: true } } },
  beforeEach: () => {
    // A browser without the permission rejects it.
    const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => undefined } })
    return () => {
      if (original === undefined) Reflect.deleteProperty(navigator, 'clipboard')
      else Object.defineProperty(navigator, 'clipboard', original)
    }
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(await canvas.findByText(/^(Скопировано|Copied)$/u)).toBeVisible()
    button.blur()
  },
}
