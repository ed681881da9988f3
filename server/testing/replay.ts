import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { allCalls } from '#contract/all-calls.ts'
import type { ChallengeAction } from '#contract/auth.ts'
import { sendVerificationCode, type VerificationMethod } from '#contract/verification.ts'
import { awaitUserCall } from '#contract/confirmation.ts'
import type { Envelope } from '#contract/envelope.ts'
import { personalData, post, solved, registerUser, tokenOf } from './accounts.ts'
import { rightInputs, type Input } from './right-inputs.ts'
import { lastCode, sandbox } from './sandbox.ts'
import type { TestApi } from './test-api.ts'

/* Every call, made so that it is done: whoever it is made for is new, and has what it needs. */

type AnyCall = (typeof allCalls)[number]
type Player = Awaited<ReturnType<typeof registerUser>>
/** Makes what a call needs be there, and gives what it is sent then. */
type Preparation = (api: TestApi, player: Player) => Promise<Input & { form?: { payload: Buffer; type: string } }>

/** As many as a contact has. */
const MOST_PRESSES = 5
const PASSWORD = 'for-getful'
const SCALE = { width: 600, height: 400, channels: 3, background: '#345' } as const

const payloadOf = (answer: Envelope): unknown => {
  if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer))
  return answer.payload
}
/** A recovery that has begun, by the first way that is not closed: each press goes on to the next. */
async function recovering(
  api: TestApi,
  { phone, from }: Player,
  closed: readonly VerificationMethod[] = [],
): Promise<string> {
  for (const method of closed) await sandbox(api, 'method', { method, closed: true })
  const ask = async () => {
    const body = { kind: 'phone', value: phone, recaptcha: await solved(api, 'recover') }
    return post(api, '/v2/auth/send-verification-code/', body, from)
  }
  let answer = await ask()
  for (let pressed = 1; answer.kind !== 'accepted' && pressed < MOST_PRESSES; pressed += 1) answer = await ask()
  const { hash } = sendVerificationCode.data.parse(payloadOf(answer))
  for (const method of closed) await sandbox(api, 'method', { method, closed: false })
  return hash
}
const awaited = async (api: TestApi, { phone, from }: Player, path: 'wait-call' | 'wait-sms'): Promise<string> =>
  awaitUserCall.data.parse(payloadOf(await post(api, `/v2/user/${path}/`, { phone }, from))).hash
/** A code of the own phone is sent, and as it is read there. */
async function codeSent(api: TestApi, { from }: Player, kind: 'phone' | 'email'): Promise<string> {
  payloadOf(await post(api, '/v2/user/send-code/', { kind }, from))
  return lastCode(api)
}
/** Says everything of oneself, an e-mail too. */
const introduced = async (api: TestApi, { id, phone, from }: Player) =>
  payloadOf(await post(api, '/v2/user/update/', { ...personalData, phone, email: `player-${id}@example.com` }, from))
/** A form with the two pictures of a passport, as a browser sends it. */
async function papersForm(): Promise<{ payload: Buffer; type: string }> {
  const picture = await sharp({ create: SCALE }).jpeg().toBuffer()
  const boundary = 'two-pictures'
  const part = [
    `--${boundary}\r\nContent-Disposition: form-data; name="files[]"; filename="passport.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    picture,
    '\r\n',
  ].map((piece) => Buffer.from(piece))
  return {
    payload: Buffer.concat([...part, ...part, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

const preparations: Readonly<Record<string, Preparation>> = {
  getFavorites: async (api, { from }) => {
    await post(api, '/v2/games/favorite/3', {}, from)
    return {}
  },
  getSupportMessages: async (api, { from }) => {
    const { params = '', body = {} } = rightInputs['sendSupportMessage'] ?? {}
    await post(api, `/v2/support/${params}`, body, from)
    return { params }
  },
  login: async (_, { phone }) => ({ body: { login: phone, password: PASSWORD } }),
  socialLogin: async (api) => ({ body: { token: tokenOf(await post(api, '/sandbox/social', { name: 'Replay' })) } }),
  sendVerificationCode: async (_, { phone }) => ({ body: { kind: 'phone', value: phone } }),
  checkVerificationCode: async (api, player) => {
    const hash = await recovering(api, player)
    return { body: { hash, code: await lastCode(api) } }
  },
  checkWaitCall: async (api, player) => ({
    body: { phone: player.phone, hash: await recovering(api, player, ['sms']) },
  }),
  checkWaitSms: async (api, player) => ({
    body: { phone: player.phone, hash: await recovering(api, player, ['sms', 'wait-call']) },
  }),
  changePassword: async (api, player) => {
    const hash = await recovering(api, player)
    payloadOf(await post(api, '/v2/auth/check-verification-code/', { hash, code: await lastCode(api) }, player.from))
    return { body: { hash, password: 'Kf82-mq-17' } }
  },
  changeCurrentPassword: async () => ({ body: { current: PASSWORD, password: 'Kf82-mq-17' } }),
  awaitUserCall: async (_, { phone }) => ({ body: { phone } }),
  awaitUserSms: async (_, { phone }) => ({ body: { phone } }),
  checkUserCall: async (api, player) => ({ body: { hash: await awaited(api, player, 'wait-call') } }),
  checkUserSms: async (api, player) => ({ body: { hash: await awaited(api, player, 'wait-sms') } }),
  verifyPhone: async (api, player) => ({ body: { code: await codeSent(api, player, 'phone') } }),
  verifyEmail: async (api, player) => {
    await introduced(api, player)
    return { body: { code: await codeSent(api, player, 'email') } }
  },
  updateProfile: async (_, { phone }) => ({ body: { ...personalData, phone } }),
  uploadPassport: async (api, player) => {
    await introduced(api, player)
    for (const kind of ['phone', 'email'] as const) {
      const code = await codeSent(api, player, kind)
      payloadOf(await post(api, `/v2/user/verify-${kind}/`, { code }, player.from))
    }
    return { form: await papersForm() }
  },
  readUserNotification: async (api, { id }) => {
    await sandbox(api, 'notify', { id, title: 'News', text: 'There are some' })
    const news = await api.database.db
      .selectFrom('notifications')
      .select('id')
      .where('player_id', '=', id)
      .executeTakeFirstOrThrow()
    return { body: news }
  },
  getVerifyMethod: async (_, { phone }) => ({ query: { operation: 'confirm', confirm_by: 'phone', value: phone } }),
  getUserNotifications: async (api, { id }) => {
    await sandbox(api, 'notify', { id, title: 'News', text: 'There are some' })
    return { query: { from: 0 } }
  },
  activateBonus: async (api, { id }) => {
    await sandbox(api, 'give', { id, offer: 'gift' })
    const { id: bonus } = await api.database.db
      .selectFrom('bonuses')
      .select('id')
      .where('player_id', '=', id)
      .executeTakeFirstOrThrow()
    return { body: { id: bonus } }
  },
  getBonuses: async (api, { id }) => {
    await sandbox(api, 'give', { id, offer: 'gift' })
    return {}
  },
  takeCashback: async (api, { id }) => {
    await sandbox(api, 'player', { id, cashback: 250 })
    return {}
  },
}

/** Calls that want a solved challenge, and for what. */
const challenged: Readonly<Record<string, ChallengeAction>> = {
  login: 'login',
  register: 'register',
  sendVerificationCode: 'recover',
}

/** Makes a call for somebody new, so that it is done; its whole answer. */
export async function replay(api: TestApi, call: AnyCall) {
  const player = await registerUser(api, 'replay')
  const prepared = { ...rightInputs[call.name], ...(await preparations[call.name]?.(api, player)) }
  const { params = '1', query = {}, body = {}, form } = prepared
  const action = challenged[call.name]
  const proof = action === undefined ? {} : { recaptcha: await solved(api, action) }
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return api.app.inject({
    method: call.method,
    url: `/api${call.path.replaceAll(/:(\w+)/gu, () => params)}?${search}`,
    remoteAddress: player.from.address,
    headers: {
      ...(call.guest ? {} : { authorization: `Token ${player.token}` }),
      ...(call.once === true ? { 'idempotency-key': randomUUID() } : {}),
      ...(form === undefined ? {} : { 'content-type': form.type }),
    },
    ...(call.method === 'GET' ? {} : { payload: form?.payload ?? { ...proof, ...body } }),
  })
}
