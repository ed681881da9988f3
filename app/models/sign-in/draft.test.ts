import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $tabStorage, type TextStorage } from '#app/lib/storage.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { logInForm } from './log-in.model.ts'
import { signUpForm } from './sign-up.model.ts'

describe('the sign-up draft', () => {
  const key = 'sign-up-draft'
  const pageWith = (storage: TextStorage) => fork({ values: [[$tabStorage, storage]] })

  it('survives a reload without the password', async () => {
    const storage = memoryStorage()
    const before = pageWith(storage)
    await allSettled(signUpForm.opened, { scope: before })
    for (const change of [{ login: 'ivan' }, { password: 'secret-1' }, { type: 'email' as const }, { email: 'i@x.ru' }])
      await allSettled(signUpForm.changed, { scope: before, params: change })
    expect(storage.getItem(key)).not.toContain('secret-1')
    const after = pageWith(storage)
    await allSettled(signUpForm.opened, { scope: after })
    expect(after.getState(signUpForm.$fields)).toMatchObject({
      login: 'ivan',
      type: 'email',
      email: 'i@x.ru',
      password: '',
      rules: false,
    })
  })

  it('does not overwrite newer input and is removed when the form is emptied', async () => {
    const storage = memoryStorage()
    await allSettled(signUpForm.changed, { scope: pageWith(storage), params: { login: 'old' } })
    const scope = pageWith(storage)
    await allSettled(signUpForm.changed, { scope, params: { login: 'new' } })
    await allSettled(signUpForm.opened, { scope })
    expect(scope.getState(signUpForm.$fields).login).toBe('new')
    await allSettled(signUpForm.changed, { scope, params: { login: '' } })
    expect(storage.getItem(key)).toBeNull()
  })

  it('is removed on sign-in, together with the login draft', async () => {
    const storage = memoryStorage()
    const scope = pageWith(storage)
    await allSettled(signUpForm.changed, { scope, params: { login: 'ivan' } })
    await allSettled(logInForm.changed, { scope, params: { login: 'ivan' } })
    void allSettled(signedIn, { scope, params: 'secret' })
    expect([storage.getItem(key), storage.getItem('log-in-draft')]).toEqual([null, null])
  })

  it.each(['{', '[]', '{"login":{}}', 'null'])('is ignored if the storage contains %s', async (stored) => {
    const scope = pageWith(memoryStorage({ [key]: stored }))
    await allSettled(signUpForm.opened, { scope })
    expect(scope.getState(signUpForm.$fields).login).toBe('')
  })
})
