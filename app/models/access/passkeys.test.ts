import { expect, it } from 'vitest'
import { $passkeys } from './passkeys.ts'

it('passkeys opens no prompt for a form that closed while the library loaded', async () => {
  const options = { challenge: 'AQ', rpId: 'localhost', timeout: 0, userVerification: 'required' } as const
  const closing = new AbortController()
  const outcome = $passkeys.getState().get(options, closing.signal)
  closing.abort()
  expect(await outcome).toEqual({ kind: 'cancelled' })
})
