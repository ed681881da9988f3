import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CallFailure } from '#app/http/failure.ts'
import type { SendFiles } from '#app/http/send-files.ts'
import { pending } from '#app/models/contact-verification/contact-verification.samples.ts'
import type { PendingVerification } from '#app/models/contact-verification/pending-verification.ts'
import { noResponse } from '#app/testing/failures.ts'
import { tierNames } from '#stories/fixtures/names.ts'
import { fieldNamed, inDialog } from '#stories/fixtures/in-dialog.ts'
import { confirmed, EMAIL, PHONE, PLAYER, status } from './profile-answers.ts'
import { loadingOf, profileOf, profileStories } from './profile-screen.tsx'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { STORY_NOW } from '../screen-frame.tsx'

const PART = 'tab=profile&sub=verification'
const MINUTE = 60_000
const running: PendingVerification = {
  ...pending,
  player: PLAYER,
  value: PHONE,
  deadline: STORY_NOW + 9 * MINUTE,
  resendAvailableAt: STORY_NOW + 2 * MINUTE,
  lockedUntil: STORY_NOW,
}
const withPending = (overrides: Partial<PendingVerification> = {}, answers: Answers = {}) =>
  profileOf(PART, answers, { stored: { 'confirmation-phone': JSON.stringify({ ...running, ...overrides }) } })

const meta = { title: 'Screens/Profile verification', ...profileStories } satisfies Meta
export default meta
type Story = StoryObj

const withDocuments = (documents: string): Answers => ({ getStatus: status(confirmed), getVerification: { documents } })

/** Neither data nor a phone: the checklist says what to do first. */
export const Nothing: Story = profileOf(PART, {
  getStatus: {
    id: PLAYER,
    login: 'marina',
    email: EMAIL,
    status: tierNames.newbie1,
    max_points: 5,
  },
})
export const Contacts: Story = profileOf(PART)
export const Ready: Story = profileOf(PART, withDocuments(''))
export const Sent: Story = profileOf(PART, withDocuments('sent'))
export const Refused: Story = profileOf(PART, withDocuments('refused'))
export const Verified: Story = profileOf(PART, {
  getStatus: status({ ...confirmed, verified: true }),
  getVerification: { documents: 'confirmed' },
})
export const Loading: Story = loadingOf(
  PART,
  { getStatus: status(confirmed), getVerification: fault.pending },
  /Верификация|Verification/u,
)
export const Failed: Story = profileOf(PART, { getStatus: status(confirmed), getVerification: fault.noResponse })

const openPhone = async (canvas: { findByRole: (role: 'button', by: { name: RegExp }) => Promise<HTMLElement> }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Подтвердить телефон|Confirm phone/u }))
  const dialog = await inDialog()
  await waitFor(() => expect(dialog.getAllByRole('button').at(-1)).toBeVisible())
  return dialog
}
const playOpenPhone: Story['play'] = async ({ canvas }) => void (await openPhone(canvas))

export const ConfirmBegin: Story = { ...profileOf(PART), play: playOpenPhone }

/** Too many requests: the message offers support. */
export const ConfirmTooOften: Story = {
  ...profileOf(PART, { getVerifyMethod: fault.rejected(27) }),
  play: async ({ canvas }) => {
    const dialog = await openPhone(canvas)
    await userEvent.keyboard('{Enter}')
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

/** From the first click to the code. */
export const ConfirmCode: Story = {
  ...profileOf(PART),
  play: async ({ canvas }) => {
    await openPhone(canvas)
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await fieldNamed('code')).toHaveFocus())
  },
}

/** A wrong code, and half a minute until the next attempt. */
export const ConfirmCodeWrong: Story = {
  ...withPending({}, { verifyPhone: fault.rejected(100, { tries: 4 }) }),
  play: async ({ canvas }) => {
    const dialog = await openPhone(canvas)
    await userEvent.type(await fieldNamed('code'), '284613')
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(await dialog.findAllByRole('timer')).toHaveLength(1)
  },
}

export const ConfirmCall: Story = {
  ...withPending({ method: 'wait-call', nextMethod: 'wait-sms', number: '+78000000001' }),
  play: playOpenPhone,
}
export const ConfirmMessage: Story = {
  ...withPending({ method: 'wait-sms', nextMethod: 'sms', number: '+78000000002', text: '284613' }),
  play: playOpenPhone,
}

/** The code was sent by e-mail and is being checked. */
export const ConfirmEmail: Story = {
  ...profileOf(
    PART,
    { verifyEmail: fault.pending },
    { stored: { 'confirmation-email': JSON.stringify({ ...running, kind: 'email', value: EMAIL, nextMethod: null }) } },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Подтвердить e-mail|Confirm email/u }))
    await userEvent.type(await fieldNamed('code'), '284613')
    const dialog = await inDialog()
    await expect(await dialog.findByRole('button', { busy: true })).toBeVisible()
  },
}

const scan = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><rect width="90" height="60" fill="${fill}"/><circle cx="25" cy="28" r="12" fill="#fff8"/><path d="M48 18h32M48 30h32M48 42h20" stroke="#fff8" stroke-width="5"/></svg>`,
  )}`
const previews = {
  make: ({ name }: File) => scan(name.startsWith('1') ? '#7a2f3c' : '#2f4a7a'),
  release: () => undefined,
}
const picture = (name: string, type = 'image/jpeg') => new File([new Uint8Array(2_400_000)], name, { type })
const pictures = [picture('1.jpg'), picture('2.jpg')]

const choose = async (place: HTMLElement, files: readonly File[]) => {
  const input = await waitFor(() => {
    const found = place.querySelector('input[type="file"]')
    if (!(found instanceof HTMLElement)) throw new Error('No file input.')
    return found
  })
  // Dropped files bypass `accept`.
  await userEvent.setup({ applyAccept: false }).upload(input, [...files])
}
const send = async (canvas: { findByRole: (role: 'button', by: { name: RegExp }) => Promise<HTMLElement> }) =>
  userEvent.click(await canvas.findByRole('button', { name: /Отправить снимки|Send photos/u }))

export const PapersChosen: Story = {
  ...profileOf(PART, withDocuments(''), { previews }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pictures)
    await expect(await canvas.findByText('2.jpg')).toBeVisible()
    await expect(canvasElement.querySelector('input[type="file"]')).toBeNull()
  },
}

/** An upload that never finishes. */
const endlessUpload: SendFiles = (_call, _files, _sender, onProgress) => {
  onProgress(3_000_000, 4_800_000)
  return new Promise(() => undefined)
}
export const PapersSending: Story = {
  ...profileOf(PART, withDocuments(''), { previews, sendFiles: endlessUpload }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pictures)
    await send(canvas)
    await expect(await canvas.findByText(/62\s%|62%/u)).toBeVisible()
  },
}

export const PapersNoPicture: Story = {
  ...profileOf(PART, withDocuments(''), { previews }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [picture('1.jpg'), picture('2.pdf', 'application/pdf')])
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.queryByText('2.pdf')).toBeNull()
  },
}

/** No response: the documents may have arrived. */
export const PapersUnread: Story = {
  ...profileOf(PART, withDocuments(''), { previews, sendFiles: () => Promise.reject(new CallFailure(noResponse)) }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pictures)
    await send(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
