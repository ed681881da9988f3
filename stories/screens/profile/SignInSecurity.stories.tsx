import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { fieldNamed, inDialog } from '#stories/fixtures/in-dialog.ts'
import { creationOptions } from '#app/testing/prompt-passkeys.ts'
import { secondFactor } from './profile-answers.ts'
import { pageField, profileOf, profileStories } from './profile-screen.tsx'

const SECURITY = 'tab=profile&sub=security'
const key = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Cassiopeia:marina?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Cassiopeia',
}
const codes = [
  ['7K2M9-QX4TD', '0RZB3-N8VWE', '5CHJ1-PQ7GA', '9MTX4-2KDFB', 'V3W8Y-6ENRS'],
  ['QAZ2W-SX3ED', 'C4RFV-5TGBN', 'HYJ6M-7K8PW', 'XB1DN-ZT05K', '4G9SV-RCY2H'],
].flat()

const meta = { title: 'Screens/Sign-in security', ...profileStories } satisfies Meta
export default meta
type Story = StoryObj
type Play = NonNullable<Story['play']>
type PlayContext = Parameters<Play>[0]

const turningOn = (otherwise: Answers = {}) =>
  profileOf(SECURITY, {
    getSecondFactor: inOrder(secondFactor(false), secondFactor(true)),
    beginSecondFactor: key,
    ...otherwise,
  })

/** Presses "Turn on" and types the password. The form of a new password comes before, and has such a field, too. */
const begin = async ({ canvas }: Pick<PlayContext, 'canvas'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Включить|Turn on)$/u }))
  const [field] = (await canvas.findAllByLabelText(/^(Текущий пароль|Current password)$/u)).toReversed()
  if (field === undefined) throw new Error('No field for the password.')
  await userEvent.type(field, 'for-getful{Enter}')
}

export const Off: Story = profileOf(SECURITY)

/** The key as a QR code and as text, with the first code of the app. */
export const SettingUp: Story = {
  ...turningOn(),
  play: async ({ canvas, canvasElement }) => {
    await begin({ canvas })
    await expect(await pageField(canvasElement, 'code')).toHaveFocus()
  },
}

/** Shown once, until the player has saved them. */
export const RecoveryCodes: Story = {
  ...turningOn({ enableSecondFactor: { recovery_codes: codes } }),
  play: async ({ canvas, canvasElement }) => {
    await begin({ canvas })
    await userEvent.type(await pageField(canvasElement, 'code'), '284613')
    await expect(await canvas.findByText(codes[0] ?? '')).toBeVisible()
  },
}

export const On: Story = profileOf(SECURITY, { getSecondFactor: secondFactor(true) })

export const OnWrongCode: Story = {
  ...profileOf(SECURITY, { getSecondFactor: secondFactor(true), changeSecondFactor: fault.rejected(100) }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await pageField(canvasElement, 'code'), '284613{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const TurningOff: Story = {
  ...profileOf(SECURITY, { getSecondFactor: secondFactor(true) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Выключить|Turn off)$/u }))
    await expect(await fieldNamed('current')).toHaveFocus()
  },
}

/** The dialog before the prompt of the browser, which asks for the second factor, too. */
export const AddingPasskey: Story = {
  ...profileOf(SECURITY, { getSecondFactor: secondFactor(true) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Добавить ключ доступа|Add a passkey)$/u }))
    await expect(await fieldNamed('current')).toHaveFocus()
  },
}

export const PasskeyCancelled: Story = {
  ...profileOf(SECURITY, { beginPasskey: creationOptions }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Добавить ключ доступа|Add a passkey)$/u }))
    await userEvent.type(await fieldNamed('name'), ' 2')
    await userEvent.type(await fieldNamed('current'), 'for-getful{Enter}')
    await expect(await (await inDialog()).findByText(/Ключ не создан|The passkey wasn’t created/u)).toBeVisible()
  },
}

export const RemovingPasskey: Story = {
  ...profileOf(SECURITY),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /Удалить ключ|Remove the passkey/u })
    if (button === undefined) throw new Error('No passkey.')
    await userEvent.click(button)
    await expect((await inDialog()).getByRole('button', { name: /^(Удалить|Remove)$/u })).toBeVisible()
  },
}

export const NoPasskeys: Story = profileOf(SECURITY, { getPasskeys: { items: [] } })
