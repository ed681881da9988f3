import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: {
    value: 'otpauth://totp/Cassiopeia:marina?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Cassiopeia',
    label: localized({ ru: 'QR-код для приложения с кодами', en: 'QR code for an authenticator app' }),
  },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName()
  },
}
