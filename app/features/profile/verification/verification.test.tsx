import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import type { User } from '#contract/player/status.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import '../models/profile.model.ts'
import { Verification } from './verification.tsx'

const ready: User = { ...testUser, profile: { ...testUser.profile }, phone_confirmed: true, email_confirmed: true }
const received = /^Снимки получены/u
const unknown = 'Ответа нет: возможно, снимки дошли'

function Address() {
  return <output aria-label="address">{useLocation().search}</output>
}

const open = (user: User, answers: Answers) =>
  renderPage(
    <>
      <Verification user={user} />
      <Address />
    </>,
    { at: '/profile?tab=profile&sub=verification', answers: { getStatus: { id: 5 }, ...answers } },
  )
const stepText = async (name: string) => {
  const items = await screen.findAllByRole('listitem')
  return items.find((item) => within(item).queryByText(name) !== null)?.textContent
}
const upload = async () => {
  const pictures = ['one.jpg', 'two.jpg'].map((name) => new File(['picture'], name, { type: 'image/jpeg' }))
  await userEvent.upload(await screen.findByLabelText('Выбрать снимки'), pictures)
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Отправить снимки' }))

describe('Verification', () => {
  it('names what is missing, and leads to the personal data', async () => {
    await open({ ...guestUser, id: 5, phone: '+79991234567' }, { getVerification: { documents: '' } })
    expect(await stepText('Личные данные')).toContain('Ещё нет')
    expect(await stepText('Документы')).toContain('После данных, телефона и e-mail')
    expect(screen.queryByLabelText('Выбрать снимки')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Заполнить' }))
    expect(screen.getByLabelText('address').textContent).toBe('?tab=profile&sub=data')
  })

  it.each([
    ['sent', 'Проверяем', received, false],
    ['refused', 'Не приняты', /^Снимки не приняты/u, true],
  ])('shows documents that are %s', async (documents, state, text, hasUpload) => {
    await open(ready, { getVerification: { documents } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(await stepText('Документы')).toContain(state)
    expect(screen.queryByLabelText('Выбрать снимки') !== null).toBe(hasUpload)
  })
})

describe('an upload of identity documents without a response', () => {
  it('keeps the pictures, and is received once it is repeated', async () => {
    const { sent } = await open(ready, {
      // The list is read before the server has stored the first upload.
      getVerification: inOrder({ documents: '' }, { documents: '' }, { documents: 'sent' }),
      uploadPassport: inOrder(fault.noResponse, fault.rejected(errorCode.documentsUploaded)),
    })
    await upload()
    await submit()
    expect(await screen.findByText(unknown)).toBeTruthy()
    expect(screen.queryByText('Снимки не отправлены')).toBeNull()
    expect(within(screen.getByRole('group', { name: 'Документы' })).getAllByRole('listitem')).toHaveLength(2)
    await submit()
    expect(await screen.findByText(received)).toBeTruthy()
    expect(screen.queryByText(unknown)).toBeNull()
    expect(await stepText('Документы')).toContain('Проверяем')
    expect(sent.filter(([call]) => call === 'uploadPassport')).toHaveLength(2)
  })

  it('is received without another upload if the server has stored it', async () => {
    await open(ready, {
      getVerification: inOrder({ documents: '' }, { documents: 'sent' }),
      uploadPassport: fault.noResponse,
    })
    await upload()
    await submit()
    expect(await screen.findByText(received)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(unknown)).toBeNull())
  })
})
