import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import sharp from 'sharp'
import type { AnyCall } from '#contract/all-calls.ts'
import type { ChallengeAction } from '#contract/player/auth.ts'
import { sendVerificationCode, type VerificationMethod } from '#contract/player/verification.ts'
import { getPasskeys } from '#contract/player/passkeys.ts'
import { awaitUserCall } from '#contract/player/confirmation.ts'
import type { Envelope } from '#contract/core/envelope.ts'
import { getLimits } from '#contract/play/limits.ts'
import { personalData, post, readAs, solveFor, registerUser, tokenOf } from './accounts.ts'
import { createDeposit, testCard } from './deposits.ts'
import { createAuthenticator } from './authenticator.ts'
import { addNewPasskey, beginNewPasskey, passkeyChallenge } from './passkeys.ts'
import { beginSecondFactor, enableSecondFactor, nextCode, ticketOf } from './second-factor.ts'
import { validInputs, type Input } from './valid-inputs.ts'
import { lastCode, sandbox } from './sandbox.ts'
import { completeProfile, createWithdrawal } from './withdrawals.ts'
import type { TestApi } from './test-api.ts'

/* Makes a successful request of any call, for a new player with everything the call needs. */

type Player = Awaited<ReturnType<typeof registerUser>>
/** Prepares the state a call needs and returns its input. */
type Preparation = (api: TestApi, player: Player) => Promise<Input & { form?: { payload: Buffer; type: string } }>

/** Sending limit of a contact. */
const MAX_REQUESTS = 5
const PASSWORD = 'for-getful'
const IMAGE = { width: 600, height: 400, channels: 3, background: '#345' } as const

const payloadOf = (envelope: Envelope): unknown => {
  if (envelope.kind !== 'accepted') throw new Error(JSON.stringify(envelope))
  return envelope.payload
}
/** Starts a recovery by the first open method: each request moves on to the next one. */
async function startRecovery(
  api: TestApi,
  { phone, from }: Player,
  closed: readonly VerificationMethod[] = [],
): Promise<string> {
  for (const method of closed) await sandbox(api, 'method', { method, closed: true })
  const requestCode = async () => {
    const body = { kind: 'phone', value: phone, recaptcha: await solveFor(api, 'recover') }
    return post(api, '/v2/auth/send-verification-code/', body, from)
  }
  let envelope = await requestCode()
  for (let attempt = 1; envelope.kind !== 'accepted' && attempt < MAX_REQUESTS; attempt += 1)
    envelope = await requestCode()
  const { hash } = sendVerificationCode.data.parse(payloadOf(envelope))
  for (const method of closed) await sandbox(api, 'method', { method, closed: false })
  return hash
}
const startWait = async (api: TestApi, { phone, from }: Player, path: 'wait-call' | 'wait-sms'): Promise<string> =>
  awaitUserCall.data.parse(payloadOf(await post(api, `/v2/user/${path}/`, { phone }, from))).hash
/** Sends a code to the player's contact and returns it. */
async function sendCode(api: TestApi, { from }: Player, kind: 'phone' | 'email'): Promise<string> {
  payloadOf(await post(api, '/v2/user/send-code/', { kind }, from))
  return lastCode(api)
}
/** Saves complete personal data with an e-mail. */
const savePersonalData = async (api: TestApi, { id, phone, from }: Player) =>
  payloadOf(await post(api, '/v2/user/update/', { ...personalData, phone, email: `player-${id}@example.com` }, from))
/** A form with two passport images, as a browser sends it. */
async function documentsForm(): Promise<{ payload: Buffer; type: string }> {
  const image = await sharp({ create: IMAGE }).jpeg().toBuffer()
  const boundary = 'two-pictures'
  const part = [
    `--${boundary}\r\nContent-Disposition: form-data; name="files[]"; filename="passport.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    image,
    '\r\n',
  ].map((piece) => Buffer.from(piece))
  return {
    payload: Buffer.concat([...part, ...part, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

/** A new deposit of the player, as the query of its page's call. Some systems need a confirmed phone. */
const depositOf = (system: string, bank?: string) => async (api: TestApi, player: Player) => {
  if (system === 'phone')
    payloadOf(await post(api, '/v2/user/verify-phone/', { code: await sendCode(api, player, 'phone') }, player.from))
  const { key } = await createDeposit(api, player.from, { system, ...(bank === undefined ? {} : { bank }) })
  return { query: { id: key } }
}

/** A player with money to withdraw. */
async function preparePayee(api: TestApi, player: Player): Promise<void> {
  await completeProfile(api, player)
  await sandbox(api, 'player', { id: player.id, balance: 5000 })
}
/** Gives the player a bonus and returns its id. */
const giveGift = async (api: TestApi, player: number): Promise<number> => {
  await sandbox(api, 'give', { id: player, offer: 'gift' })
  const { id } = await api.database.db
    .selectFrom('bonuses')
    .select('id')
    .where('player_id', '=', player)
    .where('offer', '=', 'gift')
    .executeTakeFirstOrThrow()
  return id
}

const preparations: Readonly<Record<string, Preparation>> = {
  getFavorites: async (api, { from }) => {
    await post(api, '/v2/games/favorite/3', {}, from)
    return {}
  },
  getSupportMessages: async (api, { from }) => {
    const { params = '', body = {} } = validInputs['sendSupportMessage'] ?? {}
    await post(api, `/v2/support/${params}`, body, from)
    return { params }
  },
  login: async (_, { phone }) => ({ body: { login: phone, password: PASSWORD } }),
  socialLogin: async (api) => ({ body: { token: tokenOf(await post(api, '/sandbox/social', { name: 'Replay' })) } }),
  sendVerificationCode: async (_, { phone }) => ({ body: { kind: 'phone', value: phone } }),
  checkVerificationCode: async (api, player) => {
    const hash = await startRecovery(api, player)
    return { body: { hash, code: await lastCode(api) } }
  },
  checkWaitCall: async (api, player) => ({
    body: { phone: player.phone, hash: await startRecovery(api, player, ['sms']) },
  }),
  checkWaitSms: async (api, player) => ({
    body: { phone: player.phone, hash: await startRecovery(api, player, ['sms', 'wait-call']) },
  }),
  changePassword: async (api, player) => {
    const hash = await startRecovery(api, player)
    payloadOf(await post(api, '/v2/auth/check-verification-code/', { hash, code: await lastCode(api) }, player.from))
    return { body: { hash, password: 'Kf82-mq-17' } }
  },
  beginSecondFactor: async () => ({ body: { password: PASSWORD } }),
  enableSecondFactor: async (api, { from }) => ({ body: { code: nextCode(api, await beginSecondFactor(api, from)) } }),
  getSecondFactor: async (api, { from }) => {
    await enableSecondFactor(api, from)
    return {}
  },
  changeSecondFactor: async (api, { from }) => {
    const app = await enableSecondFactor(api, from)
    return { body: { at_sign_in: true, at_withdrawal: false, code: nextCode(api, app.secret) } }
  },
  disableSecondFactor: async (api, { from }) => {
    const { secret } = await enableSecondFactor(api, from)
    return { body: { password: PASSWORD, code: nextCode(api, secret) } }
  },
  confirmSecondFactor: async (api, { from }) => {
    const { secret } = await enableSecondFactor(api, from)
    return { body: { code: nextCode(api, secret) } }
  },
  confirmSignIn: async (api, { phone, from }) => {
    const { secret } = await enableSecondFactor(api, from)
    const ticket = await ticketOf(api, phone, PASSWORD)
    return { body: { ticket, code: nextCode(api, secret), remember: false } }
  },
  beginPasskey: async () => ({ body: { password: PASSWORD, code: '' } }),
  addPasskey: async (api, { from }) => {
    const { challenge } = await beginNewPasskey(api, from)
    return { body: { name: 'Phone', credential: createAuthenticator().register({ challenge }) } }
  },
  getPasskeys: async (api, { from }) => {
    await addNewPasskey(api, from)
    return {}
  },
  signInByPasskey: async (api, { from }) => {
    const { authenticator, userHandle } = await addNewPasskey(api, from)
    return { body: { credential: authenticator.assert({ challenge: await passkeyChallenge(api), userHandle }) } }
  },
  removePasskey: async (api, { from }) => {
    await addNewPasskey(api, from)
    return { params: String((await readAs(api, getPasskeys, from)).items[0]?.id) }
  },
  changeCurrentPassword: async () => ({ body: { current: PASSWORD, password: 'Kf82-mq-17' } }),
  awaitUserCall: async (_, { phone }) => ({ body: { phone } }),
  awaitUserSms: async (_, { phone }) => ({ body: { phone } }),
  checkUserCall: async (api, player) => ({ body: { hash: await startWait(api, player, 'wait-call') } }),
  checkUserSms: async (api, player) => ({ body: { hash: await startWait(api, player, 'wait-sms') } }),
  verifyPhone: async (api, player) => ({ body: { code: await sendCode(api, player, 'phone') } }),
  verifyEmail: async (api, player) => {
    await savePersonalData(api, player)
    return { body: { code: await sendCode(api, player, 'email') } }
  },
  updateProfile: async (_, { phone }) => ({ body: { ...personalData, phone } }),
  uploadPassport: async (api, player) => {
    await savePersonalData(api, player)
    for (const kind of ['phone', 'email'] as const) {
      const code = await sendCode(api, player, kind)
      payloadOf(await post(api, `/v2/user/verify-${kind}/`, { code }, player.from))
    }
    return { form: await documentsForm() }
  },
  readUserNotification: async (api, { id }) => {
    await sandbox(api, 'notify', { id, title: 'News', text: 'There are some' })
    const notification = await api.database.db
      .selectFrom('notifications')
      .select('id')
      .where('player_id', '=', id)
      .executeTakeFirstOrThrow()
    return { body: notification }
  },
  getVerifyMethod: async (_, { phone }) => ({ query: { operation: 'confirm', confirm_by: 'phone', value: phone } }),
  getUserNotifications: async (api, { id }) => {
    await sandbox(api, 'notify', { id, title: 'News', text: 'There are some' })
    return { query: { from: 0 } }
  },
  cancelLimitRaise: async (api, { from }) => {
    const wanted = { kind: 'deposit', period: 'day' }
    payloadOf(await post(api, '/v2/play/limits', { ...wanted, amount: 100 }, from))
    payloadOf(await post(api, '/v2/play/limits', { ...wanted, amount: 200 }, from))
    const [waiting] = (await readAs(api, getLimits, from)).pending
    return { params: String(waiting?.id) }
  },
  beginExclusion: async () => ({ body: { term: 'week', password: PASSWORD } }),
  requestReturn: async (api, { id }) => {
    const [began_at, until] = [new Date('2020-01-01'), new Date('2021-01-01')]
    await api.database.db
      .insertInto('exclusions')
      .values({ player_id: id, kind: 'exclusion', began_at, until })
      .execute()
    return {}
  },
  activateBonus: async (api, { id }) => ({ body: { id: await giveGift(api, id) } }),
  endBonus: async (api, { id, from }) => {
    const bonus = await giveGift(api, id)
    payloadOf(await post(api, '/v2/user/bonuses', { id: bonus }, from))
    return { params: String(bonus) }
  },
  getBonuses: async (api, { id }) => {
    await sandbox(api, 'give', { id, offer: 'gift' })
    return {}
  },
  getMagnetInvoice: depositOf('transfer'),
  getSwiftpayInvoice: depositOf('card'),
  getGexInvoice: depositOf('card-usd'),
  getGexStatus: depositOf('card-usd'),
  getCascadeStatus: depositOf('sbp', 'tbank'),
  getInvoice: depositOf('phone'),
  updateInvoice: async (api, player) => {
    const { query } = await depositOf('phone')(api, player)
    return { params: query.id, body: { id: Number(query.id), gateway: 'brpay', status: 'confirm', action: 'confirm' } }
  },
  processSwiftpay: async (api, player) => {
    const { query } = await depositOf('card')(api, player)
    return { body: { transaction: query.id, ...testCard } }
  },
  processGex: async (api, player) => {
    const { query } = await depositOf('card-usd')(api, player)
    return { body: { transaction: query.id, ...testCard } }
  },
  getPayment: async (api, player) => ({ params: (await depositOf('card')(api, player)).query.id }),
  cancelPayment: async (api, player) => ({ params: (await depositOf('card')(api, player)).query.id }),
  makeTransfer: async (api, player) => {
    await preparePayee(api, player)
    return {}
  },
  getPayouts: async (api, player) => {
    await preparePayee(api, player)
    await createWithdrawal(api, player.from)
    return {}
  },
  cancelPayout: async (api, player) => {
    await preparePayee(api, player)
    return { params: String((await createWithdrawal(api, player.from)).id) }
  },
  takeCashback: async (api, { id }) => {
    await sandbox(api, 'player', { id, cashback: 250 })
    return {}
  },
}

/** Calls that need a solved challenge, with its action. */
const challengeActions: Readonly<Record<string, ChallengeAction>> = {
  login: 'login',
  register: 'register',
  sendVerificationCode: 'recover',
}

/** Prepares a request of a call that will succeed, for a new player. */
export async function prepareSuccess(api: TestApi, call: AnyCall) {
  const player = await registerUser(api, 'replay')
  const prepared = { ...validInputs[call.name], ...(await preparations[call.name]?.(api, player)) }
  const { params = '1', query = {}, body = {}, form } = prepared
  const action = challengeActions[call.name]
  const challenge = action === undefined ? {} : { recaptcha: await solveFor(api, action) }
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const request: InjectOptions = {
    method: call.method,
    url: `/api${call.path.replaceAll(/:(\w+)/gu, () => params)}?${search}`,
    remoteAddress: player.from.address,
    headers: {
      ...(call.guest ? {} : { authorization: `Token ${player.token}` }),
      ...(call.idempotent === true ? { 'idempotency-key': randomUUID() } : {}),
      ...(form === undefined ? {} : { 'content-type': form.type }),
    },
    ...(call.method === 'GET' ? {} : { payload: form?.payload ?? { ...challenge, ...body } }),
  }
  return { player, send: () => api.app.inject(request) }
}

/** Makes a successful request of a call for a new player and returns the response. */
export async function sendSuccessfully(api: TestApi, call: AnyCall) {
  const { send } = await prepareSuccess(api, call)
  return send()
}
