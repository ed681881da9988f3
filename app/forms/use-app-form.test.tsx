import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { $session, signedOut } from '#app/models/session/session.model.ts'
import { PasswordForm } from '#app/features/profile/account/password-form.tsx'
import { DataForm } from '#app/features/profile/account/data-form.tsx'
import { SignUpForm } from '#app/features/access/sign-up-form.tsx'
import { SignInDialog } from '#app/features/access/sign-in-dialog.tsx'
import { noResponse, rejected } from '#app/testing/failures.ts'
import { FIELDS, fillIn } from '#app/testing/describe-rejections.tsx'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'

const noop = () => undefined
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: FIELDS })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const failWith = (failure: ConstructorParameters<typeof CallFailure>[0]) => () => {
  throw new CallFailure(failure)
}

/** The sign-in dialog with a button that opens and closes it. */
function ClosableSignIn() {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen ? (
    <SignInDialog onClose={() => setIsOpen(false)} />
  ) : (
    <button onClick={() => setIsOpen(true)}>open</button>
  )
}

describe('the draft of a form', () => {
  const reopen = async () => {
    await userEvent.keyboard('{Escape}')
    await press('open')
  }

  it('restores the fields except secrets when the form opens again', async () => {
    const { scope } = await renderPage(<ClosableSignIn />)
    await fillIn('Логин, телефон или e-mail', 'marina')
    await fillIn('Пароль', 'for-getful')
    expect(scope.getState($tabStorage)?.getItem('drafts')).not.toContain('for-getful')
    await reopen()
    expect(field('Логин, телефон или e-mail').value).toBe('marina')
    expect(field('Пароль').value).toBe('')
  })

  it('ends with the session', async () => {
    const { scope } = await renderPage(<ClosableSignIn />)
    await fillIn('Логин, телефон или e-mail', 'marina')
    await userEvent.keyboard('{Escape}')
    await allSettled(signedOut, { scope })
    await press('open')
    expect(field('Логин, телефон или e-mail').value).toBe('')
  })

  it('is removed when the fields are emptied', async () => {
    const { scope } = await renderPage(<ClosableSignIn />)
    await fillIn('Логин, телефон или e-mail', 'marina')
    await userEvent.clear(field('Логин, телефон или e-mail'))
    expect(scope.getState($tabStorage)?.getItem('drafts')).toBeNull()
  })

  it.each([
    '{',
    '[]',
    '{"player":5,"forms":{"sign-in":{"login":{}}}}',
    '{"player":6,"forms":{"sign-in":{"login":"x"}}}',
  ])('ignores the stored text %s', async (stored) => {
    const { scope } = await renderPage(<ClosableSignIn />)
    await userEvent.keyboard('{Escape}')
    scope.getState($tabStorage)?.setItem('drafts', stored)
    await press('open')
    expect(field('Логин, телефон или e-mail').value).toBe('')
  })
})

describe('the secrets of a form', () => {
  const submitWith = async (respond: () => unknown) => {
    const page = await renderPage(<PasswordForm user={guestUser} />, { answers: { changeCurrentPassword: respond } })
    await fillIn('Текущий пароль', 'for-getful')
    await fillIn('Новый пароль', 'Kf82-mq-17')
    await fillIn('Новый пароль ещё раз', 'Kf82-mq-17')
    await press('Изменить пароль')
    return page
  }

  it.each([
    ['a rejection', failWith(rejected(11))],
    ['an accepted request', () => ({})],
  ])('are emptied after %s', async (_, respond) => {
    await submitWith(respond)
    await waitFor(() => expect(field('Текущий пароль').value).toBe(''))
    expect(field('Новый пароль').value).toBe('')
  })

  it('stay while the outcome is unknown, and can be sent again', async () => {
    const { sent } = await submitWith(failWith(noResponse))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(field('Текущий пароль').value).toBe('for-getful')
    await press('Изменить пароль')
    await waitFor(() => expect(sent.filter(([name]) => name === 'changeCurrentPassword')).toHaveLength(2))
  })

  it('are read from inputs that a password manager filled in without an event', async () => {
    const { sent } = await renderPage(<SignInDialog onClose={noop} />)
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const button = await screen.findByRole('button', { name: 'Войти' })
    setValue?.call(field('Логин, телефон или e-mail'), 'marina')
    setValue?.call(field('Пароль'), 'for-getful')
    act(() => button.click())
    await waitFor(() =>
      expect(sent).toContainEqual(['login', expect.objectContaining({ login: 'marina', password: 'for-getful' })]),
    )
  })
})

describe('the request of a form', () => {
  it('is cancelled when the sign-in dialog closes, so that a late response signs no one in', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { scope, sent } = await renderPage(<ClosableSignIn />, { answers: { login: () => promise } })
    await allSettled(signedOut, { scope })
    await fillIn('Логин, телефон или e-mail', 'marina')
    await fillIn('Пароль', 'for-getful')
    await press('Войти')
    await waitFor(() => expect(sent.map(([name]) => name)).toContain('login'))
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('button', { name: 'open' })
    resolve({ token: 'late-token' })
    await act(() => allSettled(scope))
    expect(scope.getState($session).token).toBeNull()
  })
})

describe('a rejection at a field', () => {
  it('stays while another field is edited, and goes with its own', async () => {
    await renderPage(<SignUpForm place="dialog" />, { answers: { register: failWith(rejected(113)) } })
    await fillIn('Телефон', '9991234567')
    await fillIn('Логин', 'marina')
    await fillIn('Пароль', 'Kf82-mq-17')
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Создать аккаунт')
    await waitFor(() => expect(field('Телефон').getAttribute('aria-invalid')).toBe('true'))
    await userEvent.type(field('Логин'), '-2')
    expect(field('Телефон').getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(field('Телефон'), '8')
    expect(field('Телефон').getAttribute('aria-invalid')).toBeNull()
  })
})

describe('the values of a form', () => {
  const player = {
    ...guestUser,
    id: 5,
    email: 'anna@casino.example',
    profile: { first_name: 'Анна', last_name: 'Северная', birthday: '1990-02-28', sex: 'f', country: 'RU' },
  } as const
  const answers = {
    getVerification: () => ({ documents: '' }),
    getCountries: () => ({ items: [{ code: 'RU', name: 'Россия' }] }),
  }
  /** The form, and a button that brings new values from the server. */
  function RefetchedForm() {
    const [isRefetched, setIsRefetched] = useState(false)
    const profile = { ...player.profile, first_name: 'Мария', last_name: 'Южная' }
    return (
      <>
        <DataForm user={isRefetched ? { ...player, profile } : player} />
        <button onClick={() => setIsRefetched(true)}>refetch</button>
      </>
    )
  }

  it('follow the server, except for edited fields', async () => {
    await renderPage(<RefetchedForm />, { answers })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Имя' }), ' Ивановна')
    await press('refetch')
    expect(field('Имя').value).toBe('Анна Ивановна')
    expect(field('Фамилия').value).toBe('Южная')
  })

  it('are edited still if they were typed while an accepted request was open', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    await renderPage(<RefetchedForm />, { answers: { ...answers, updateProfile: () => promise } })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Имя' }), ' Ивановна')
    await press('Сохранить')
    await userEvent.type(field('Имя'), ' II')
    resolve({})
    expect(await screen.findByText(/Последние изменения ещё не сохранены/u)).toBeTruthy()
    await press('refetch')
    expect(field('Имя').value).toBe('Анна Ивановна II')
  })

  it('are not called saved if they are newer than a request that ended while the form was closed', async () => {
    function ClosableForm() {
      const [isOpen, setIsOpen] = useState(true)
      return (
        <>
          {isOpen ? <DataForm user={player} /> : null}
          <button onClick={() => setIsOpen(!isOpen)}>toggle</button>
        </>
      )
    }
    const { promise, resolve } = Promise.withResolvers<object>()
    const { scope } = await renderPage(<ClosableForm />, { answers: { ...answers, updateProfile: () => promise } })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Имя' }), ' Ивановна')
    await press('Сохранить')
    await userEvent.type(field('Имя'), ' II')
    await press('toggle')
    resolve({})
    await allSettled(scope)
    await press('toggle')
    expect(field('Имя').value).toBe('Анна Ивановна II')
    expect(screen.queryByText('Данные сохранены')).toBeNull()
    expect(scope.getState($tabStorage)?.getItem('drafts')).toContain('Анна Ивановна II')
  })

  it('follow the server again once they are saved', async () => {
    await renderPage(<RefetchedForm />, { answers: { ...answers, updateProfile: () => ({}) } })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Имя' }), ' Ивановна')
    await press('Сохранить')
    expect(await screen.findByText('Данные сохранены')).toBeTruthy()
    await press('refetch')
    expect(field('Имя').value).toBe('Мария')
  })
})
