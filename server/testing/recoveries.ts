import type { Envelope } from '#contract/envelope.ts'
import { getStatus } from '#contract/status.ts'
import { sendVerificationCode, type Verification } from '#contract/verification.ts'
import { post, signUp, solved, type From } from './accounts.ts'
import type { TestApi } from './test-api.ts'

/** People who have forgotten their password, `for-gotten`, and what they ask of an API that runs by then. */
export function recoveriesOf(running: () => TestApi) {
  let people = 0
  const ask = async (value: string, from: From, kind = 'phone') => {
    const recaptcha = await solved(running(), 'recover')
    return post(running(), '/v2/auth/send-verification-code/', { kind, value, recaptcha }, from)
  }
  return {
    /** Somebody who has an account, at an address of his own. */
    async somebody(prefix = '+7999') {
      people += 1
      const from = { address: `10.1.0.${people}` }
      const phone = `${prefix}44400${String(people).padStart(2, '0')}`
      const login = `lost-${people}`
      return { phone, login, from, token: await signUp(running(), { phone, login, password: 'for-gotten' }, from) }
    },
    ask,
    async begun(value: string, from: From, kind = 'phone'): Promise<Verification> {
      const answer = await ask(value, from, kind)
      if (answer.kind !== 'accepted') throw new Error(`${value}: ${JSON.stringify(answer)}`)
      return sendVerificationCode.data.parse(answer.payload)
    },
    check: (hash: string, code: string): Promise<Envelope> =>
      post(running(), '/v2/auth/check-verification-code/', { hash, code }),
    setPassword: (hash: string, password: string): Promise<Envelope> =>
      post(running(), '/v2/auth/change-password/', { hash, password }),
    async logIn(login: string, password: string, from: From): Promise<Envelope> {
      const recaptcha = await solved(running(), 'login')
      return post(running(), '/v2/auth/login/', { login, password, recaptcha }, from)
    },
    pass(milliseconds: number): void {
      const { clock } = running()
      clock.fix(clock.now() + milliseconds)
    },
    async isPlayer(token: string): Promise<boolean> {
      const answer = await running().app.inject({
        url: '/api/v2/status/',
        headers: { authorization: `Token ${token}` },
      })
      return getStatus.data.parse(answer.json().data).id !== 0
    },
  }
}
