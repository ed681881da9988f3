import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $tabStorage, type TextStorage } from '#app/lib/storage.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { logInForm } from './log-in.model.ts'
import { signUpForm } from './sign-up.model.ts'

describe('what was typed into the registration', () => {
  const key = 'sign-up-draft'
  const at = (storage: TextStorage) => fork({ values: [[$tabStorage, storage]] })

  it('is there again after a reload, but for the password, and lies where the tab ends it', async () => {
    const storage = memoryStorage()
    const before = at(storage)
    await allSettled(signUpForm.opened, { scope: before })
    for (const typed of [{ login: 'ivan' }, { password: 'secret-1' }, { type: 'email' as const }, { email: 'i@x.ru' }])
      await allSettled(signUpForm.changed, { scope: before, params: typed })
    expect(storage.getItem(key)).not.toContain('secret-1')
    const after = at(storage)
    await allSettled(signUpForm.opened, { scope: after })
    expect(after.getState(signUpForm.$fields)).toMatchObject({
      login: 'ivan',
      type: 'email',
      email: 'i@x.ru',
      password: '',
      rules: false,
    })
  })

  it('is not put over what has been typed since, and goes with what was emptied', async () => {
    const storage = memoryStorage()
    await allSettled(signUpForm.changed, { scope: at(storage), params: { login: 'old' } })
    const scope = at(storage)
    await allSettled(signUpForm.changed, { scope, params: { login: 'new' } })
    await allSettled(signUpForm.opened, { scope })
    expect(scope.getState(signUpForm.$fields).login).toBe('new')
    await allSettled(signUpForm.changed, { scope, params: { login: '' } })
    expect(storage.getItem(key)).toBeNull()
  })

  it('ends with who has signed in, in whatever way', async () => {
    const storage = memoryStorage()
    const scope = at(storage)
    await allSettled(signUpForm.changed, { scope, params: { login: 'ivan' } })
    await allSettled(logInForm.changed, { scope, params: { login: 'ivan' } })
    void allSettled(signedIn, { scope, params: 'secret' })
    expect([storage.getItem(key), storage.getItem('log-in-draft')]).toEqual([null, null])
  })

  it.each(['{', '[]', '{"login":{}}', 'null'])('is nothing where the storage holds %s', async (kept) => {
    const scope = at(memoryStorage({ [key]: kept }))
    await allSettled(signUpForm.opened, { scope })
    expect(scope.getState(signUpForm.$fields).login).toBe('')
  })
})
