import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, createEvent, type Scope } from 'effector'
import { expect, it } from 'vitest'
import { $passkeys, type PasskeyPort } from '#app/models/access/passkeys.ts'
import { $session } from '#app/models/session/session.model.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { promptPasskeys, requestOptions } from '#app/testing/prompt-passkeys.ts'
import { PasskeyEntry } from './passkey-entry.tsx'

const portReplaced = createEvent<PasskeyPort>()
$passkeys.on(portReplaced, (_, port) => port)
const usePort = (scope: Scope, port: Partial<PasskeyPort>) =>
  act(async () => void allSettled(portReplaced, { scope, params: { ...promptPasskeys, ...port } }))
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Войти с ключом доступа' }))

it('PasskeyEntry answers a fresh challenge with the passkey and signs in', async () => {
  const { scope, sent } = await renderPage(<PasskeyEntry />, {
    answers: { getPasskeyOptions: requestOptions, signInByPasskey: { token: 'of-a-passkey' } },
  })
  await press()
  await waitFor(() => expect(scope.getState($session).token).toBe('of-a-passkey'))
  expect(sent.filter(([name]) => name === 'getPasskeyOptions')).toHaveLength(2)
  expect(sent.filter(([name]) => name === 'signInByPasskey')).toMatchObject([
    ['signInByPasskey', { credential: { id: 'key', response: { userHandle: 'player' } } }],
  ])
})

it.each([
  ['cancelled', 'Вход не завершён'],
  ['unsupported', 'Здесь ключи доступа не работают'],
] as const)('PasskeyEntry says what to do after a prompt that was %s', async (kind, text) => {
  const { scope, sent } = await renderPage(<PasskeyEntry />, { answers: { getPasskeyOptions: requestOptions } })
  await usePort(scope, { get: () => Promise.resolve({ kind }) })
  await press()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(sent.map(([name]) => name)).not.toContain('signInByPasskey')
})

it('PasskeyEntry closes the prompt with the form', async () => {
  const { scope } = await renderPage(<PasskeyEntry />, { answers: { getPasskeyOptions: requestOptions } })
  const prompts: AbortSignal[] = []
  await usePort(scope, {
    get: (_, signal) => {
      prompts.push(signal)
      return new Promise(() => undefined)
    },
  })
  await press()
  await waitFor(() => expect(prompts[0]?.aborted).toBe(false))
  cleanup()
  expect(prompts[0]?.aborted).toBe(true)
})

it('PasskeyEntry is absent in a browser without passkeys', async () => {
  const { scope } = await renderPage(<PasskeyEntry />, { answers: { getPasskeyOptions: requestOptions } })
  await usePort(scope, { isSupported: () => false })
  expect(screen.queryByRole('button')).toBeNull()
})
