import type { Envelope } from '#contract/core/envelope.ts'
import { getStatus } from '#contract/player/status.ts'
import { sendVerificationCode, type Verification } from '#contract/player/verification.ts'
import { post, signUp, solveFor, type From } from './accounts.ts'
import type { TestApi } from './test-api.ts'

/** Recovery helpers, with players whose password is `for-gotten`. */
export function recoveryHelpers(getApi: () => TestApi) {
  let userCount = 0
  const requestRecovery = async (value: string, from: From, kind = 'phone') => {
    const recaptcha = await solveFor(getApi(), 'recover')
    return post(getApi(), '/v2/auth/send-verification-code/', { kind, value, recaptcha }, from)
  }
  return {
    /** Signs up a player with a unique IP address. */
    async registerUser(prefix = '+7999') {
      userCount += 1
      const from = { address: `10.1.0.${userCount}` }
      const phone = `${prefix}44400${String(userCount).padStart(2, '0')}`
      const login = `lost-${userCount}`
      return { phone, login, from, token: await signUp(getApi(), { phone, login, password: 'for-gotten' }, from) }
    },
    requestRecovery,
    async startRecovery(value: string, from: From, kind = 'phone'): Promise<Verification> {
      const envelope = await requestRecovery(value, from, kind)
      if (envelope.kind !== 'accepted') throw new Error(`${value}: ${JSON.stringify(envelope)}`)
      return sendVerificationCode.data.parse(envelope.payload)
    },
    checkCode: (hash: string, code: string, from: From = {}): Promise<Envelope> =>
      post(getApi(), '/v2/auth/check-verification-code/', { hash, code }, from),
    setPassword: (hash: string, password: string): Promise<Envelope> =>
      post(getApi(), '/v2/auth/change-password/', { hash, password }),
    async signIn(login: string, password: string, from: From): Promise<Envelope> {
      const recaptcha = await solveFor(getApi(), 'login')
      return post(getApi(), '/v2/auth/login/', { login, password, recaptcha }, from)
    },
    advance(ms: number): void {
      const { clock } = getApi()
      clock.fix(clock.now() + ms)
    },
    async isPlayer(token: string): Promise<boolean> {
      const response = await getApi().app.inject({
        url: '/api/v2/status/',
        headers: { authorization: `Token ${token}` },
      })
      return getStatus.data.parse(response.json().data).id !== 0
    },
  }
}
