import { errorCode } from '#contract/errors/codes.ts'
import { awaitUserCall } from '#contract/player/confirmation.ts'
import { getPasskeys } from '#contract/player/passkeys.ts'
import { getUserNotifications } from '#contract/player/account.ts'
import { getBonuses } from '#contract/player/bonuses.ts'
import { getLimits } from '#contract/play/limits.ts'
import { deleteAt, personalData, post, read, readAs, type registerUser } from './accounts.ts'
import { createDeposit, testCard } from './deposits.ts'
import { lastCode, sandbox } from './sandbox.ts'
import { createAuthenticator } from './authenticator.ts'
import { addNewPasskey, beginNewPasskey, passkeyChallenge } from './passkeys.ts'
import { enableSecondFactor, nextCode } from './second-factor.ts'
import type { Input } from './valid-inputs.ts'
import { cancelPayout, completeProfile, createWithdrawal } from './withdrawals.ts'
import type { TestApi } from './test-api.ts'

type TestPlayer = Awaited<ReturnType<typeof registerUser>>
/** The owner of some data, and the player who tries to access it. */
interface Players {
  api: TestApi
  owner: TestPlayer
  stranger: TestPlayer
}
/** The stranger's request, the expected error code, and a call by the owner that must still succeed. */
interface Attempt {
  input: Input
  /** 0: succeeds, but only affects the stranger. */
  code: number
  still?: () => Promise<{ kind: string }>
}
/** Creates data of the owner and returns all attempts to access it. */
type AttackFactory = (scene: Players) => Promise<readonly Attempt[]>

/** A promo code that only one player can use. */
const SINGLE_USE_CODE = 'ONLYONE'
/** A promo code that every player can use. */
const SHARED_CODE = 'SANDBOX'

const setEmail = ({ api }: Players, { phone, from, id }: TestPlayer) =>
  post(api, '/v2/user/update/', { ...personalData, phone, email: `person-${id}@example.com` }, from)

const foreignHash =
  (wait: string, check: string): AttackFactory =>
  async ({ api, owner }) => {
    const started = await post(api, wait, { phone: owner.phone }, owner.from)
    const { hash } = awaitUserCall.data.parse(started.kind === 'accepted' ? started.payload : started)
    const [entry] = (await sandbox(api)).outbox
    await sandbox(api, 'arrived', { id: entry?.id })
    return [
      { input: { body: { hash } }, code: errorCode.timedOut, still: () => post(api, check, { hash }, owner.from) },
    ]
  }
const foreignCode =
  (kind: 'phone' | 'email', verify: string): AttackFactory =>
  async (scene) => {
    const { api, owner, stranger } = scene
    for (const person of [stranger, owner]) {
      if (kind === 'email') await setEmail(scene, person)
      await post(api, '/v2/user/send-code/', { kind }, person.from)
    }
    const code = await lastCode(api)
    return [
      { input: { body: { code } }, code: errorCode.wrongCode, still: () => post(api, verify, { code }, owner.from) },
    ]
  }
const foreignPhone: AttackFactory = async ({ owner }) => [
  { input: { body: { phone: owner.phone } }, code: errorCode.phoneInvalid },
]

/** A deposit of the owner, who confirms the phone first, because one of the systems needs it. */
async function ownersDeposit({ api, owner }: Players, system: string) {
  if (system === 'phone') {
    await post(api, '/v2/user/send-code/', { kind: 'phone' }, owner.from)
    await post(api, '/v2/user/verify-phone/', { code: await lastCode(api) }, owner.from)
  }
  return createDeposit(api, owner.from, { system, bank: 'tbank' })
}
const foreignDeposit =
  (system: string, path: string): AttackFactory =>
  async (scene) => {
    const { key } = await ownersDeposit(scene, system)
    const still = () => read(scene.api, `${path}?id=${key}`, scene.owner.from)
    return [{ input: { query: { id: key } }, code: errorCode.notFound, still }]
  }
const foreignCard =
  (system: string, path: string): AttackFactory =>
  async (scene) => {
    const { key } = await ownersDeposit(scene, system)
    const body = { transaction: key, ...testCard }
    const still = () => post(scene.api, path, body, scene.owner.from)
    return [{ input: { body }, code: errorCode.notFound, still }]
  }

/** The code of the owner's app, for a stranger with an app of the same kind. */
const foreignAppCode =
  (more: () => object): AttackFactory =>
  async ({ api, owner, stranger }) => {
    const { secret } = await enableSecondFactor(api, owner.from)
    await enableSecondFactor(api, stranger.from)
    return [{ input: { body: { ...more(), code: nextCode(api, secret) } }, code: errorCode.wrongCode }]
  }

const BY_TOKEN = 'takes no id: the player comes from the token'
const OF_ALL = 'is equal for every player'

/**
 * Per call with input: how another player's data could be accessed, or why it cannot be named. A test fails for missing
 * calls.
 */
export const crossPlayerAttacks: Readonly<Record<string, AttackFactory | string>> = {
  toggleFavorite: 'takes the id of a public game; the player comes from the token',
  changeCurrentPassword: async ({ api, owner }) => {
    await post(
      api,
      '/v2/auth/change-current-password/',
      { current: 'for-getful', password: 'owners-Kf82-mq' },
      owner.from,
    )
    const body = { current: 'owners-Kf82-mq', password: 'strangers-Kf82-mq' }
    return [{ input: { body }, code: errorCode.wrongPassword }]
  },
  beginSecondFactor: BY_TOKEN,
  enableSecondFactor: foreignAppCode(() => ({})),
  changeSecondFactor: foreignAppCode(() => ({ at_sign_in: false, at_withdrawal: false })),
  disableSecondFactor: foreignAppCode(() => ({ password: 'for-getful' })),
  confirmSecondFactor: foreignAppCode(() => ({})),
  beginPasskey: BY_TOKEN,
  addPasskey: async ({ api, owner }) => {
    const { challenge } = await beginNewPasskey(api, owner.from)
    const body = { name: 'Stolen', credential: createAuthenticator().register({ challenge }) }
    return [
      {
        input: { body },
        code: errorCode.timedOut,
        still: () => post(api, '/v2/user/passkeys', body, owner.from),
      },
    ]
  },
  removePasskey: async ({ api, owner }) => {
    const { authenticator, userHandle } = await addNewPasskey(api, owner.from)
    const id = (await readAs(api, getPasskeys, owner.from)).items[0]?.id
    const challenge = await passkeyChallenge(api)
    const credential = authenticator.assert({ challenge, userHandle })
    const still = () => post(api, '/v2/auth/passkey/', { credential })
    return [{ input: { params: String(id) }, code: 0, still }]
  },
  updateProfile: async (scene) => {
    const { owner, stranger } = scene
    await setEmail(scene, owner)
    const { phone } = stranger
    return [
      { input: { body: { ...personalData, phone: owner.phone } }, code: errorCode.phoneTaken },
      {
        input: { body: { ...personalData, phone, email: `PERSON-${owner.id}@example.com` } },
        code: errorCode.emailTaken,
      },
    ]
  },
  changeSetting: BY_TOKEN,
  // The owner's contact is confirmed, so a response about it would be 50.
  getVerifyMethod: async ({ api, owner }) => {
    await post(api, '/v2/user/send-code/', { kind: 'phone' }, owner.from)
    await post(api, '/v2/user/verify-phone/', { code: await lastCode(api) }, owner.from)
    return [{ input: { query: { operation: 'confirm', confirm_by: 'phone', value: owner.phone } }, code: 0 }]
  },
  sendUserCode: 'takes a contact kind; the player comes from the token',
  awaitUserCall: foreignPhone,
  awaitUserSms: foreignPhone,
  checkUserCall: foreignHash('/v2/user/wait-call/', '/v2/user/verify-wait-call/'),
  checkUserSms: foreignHash('/v2/user/wait-sms/', '/v2/user/verify-wait-sms/'),
  verifyPhone: foreignCode('phone', '/v2/user/verify-phone/'),
  verifyEmail: foreignCode('email', '/v2/user/verify-email/'),
  getUserNotifications: BY_TOKEN,
  readUserNotification: async ({ api, owner }) => {
    const [notification] = (await readAs(api, getUserNotifications, owner.from)).items
    const body = { id: notification?.id }
    return [
      { input: { body }, code: errorCode.notFound, still: () => post(api, '/v2/user/notifications', body, owner.from) },
    ]
  },
  getPaymentHistory: BY_TOKEN,
  getBetHistory: BY_TOKEN,
  changeFairness: BY_TOKEN,
  setLimit: BY_TOKEN,
  cancelLimitRaise: async ({ api, owner }) => {
    const wanted = { kind: 'deposit', period: 'day' }
    await post(api, '/v2/play/limits', { ...wanted, amount: 100 }, owner.from)
    await post(api, '/v2/play/limits', { ...wanted, amount: 200 }, owner.from)
    const [waiting] = (await readAs(api, getLimits, owner.from)).pending
    return [
      {
        input: { params: String(waiting?.id) },
        code: errorCode.notFound,
        still: () => deleteAt(api, `/v2/play/limits/${waiting?.id}`, owner.from),
      },
    ]
  },
  beginExclusion: BY_TOKEN,
  setRealityCheck: BY_TOKEN,
  convertCurrency: OF_ALL,
  createInvoice: BY_TOKEN,
  getMagnetInvoice: foreignDeposit('transfer', '/v2/payin/magnet/info'),
  getSwiftpayInvoice: foreignDeposit('card', '/v2/payin/swiftpay/info'),
  getGexInvoice: foreignDeposit('card-usd', '/v2/payin/gex/info'),
  getGexStatus: foreignDeposit('card-usd', '/v2/payin/gex/status'),
  getCascadeStatus: foreignDeposit('sbp', '/v2/payin/cascade/status'),
  getInvoice: foreignDeposit('phone', '/v2/payin/info'),
  updateInvoice: async (scene) => {
    const { key } = await ownersDeposit(scene, 'phone')
    const body = { id: Number(key), gateway: 'brpay', status: 'cancel', action: 'cancel' }
    return [
      {
        input: { params: key, body },
        code: errorCode.notFound,
        still: () => post(scene.api, `/v2/payin/${key}/update-status`, body, scene.owner.from),
      },
    ]
  },
  processSwiftpay: foreignCard('card', '/v2/payin/swiftpay/process'),
  processGex: foreignCard('card-usd', '/v2/payin/gex/process'),
  getPayment: async (scene) => {
    const { key } = await ownersDeposit(scene, 'card')
    return [
      {
        input: { params: key },
        code: errorCode.notFound,
        still: () => read(scene.api, `/v2/play/payments/${key}`, scene.owner.from),
      },
    ]
  },
  cancelPayment: async (scene) => {
    const { key } = await ownersDeposit(scene, 'card')
    return [
      {
        input: { params: key },
        code: errorCode.notFound,
        still: () => deleteAt(scene.api, `/v2/play/payments/${key}`, scene.owner.from),
      },
    ]
  },
  makeTransfer: async ({ api, owner, stranger }) => {
    await completeProfile(api, owner)
    await completeProfile(api, stranger)
    await sandbox(api, 'player', { id: owner.id, balance: 5000 })
    await sandbox(api, 'player', { id: stranger.id, balance: 5000 })
    await post(api, '/payout/card/remember-wallet', { name: 'account', value: testCard.card }, owner.from)
    const body = { psp: 'card', amount: 1000, type: 'payout', params: { account: '•••• 1111', saved: true } }
    return [
      {
        input: { params: 'card', body },
        code: errorCode.parametersInvalid,
        still: () => post(api, '/payout/card/make-transfer', body, owner.from),
      },
    ]
  },
  getSbpBanks: OF_ALL,
  rememberWallet: BY_TOKEN,
  cancelPayout: async ({ api, owner }) => {
    await completeProfile(api, owner)
    await sandbox(api, 'player', { id: owner.id, balance: 5000 })
    const { id } = await createWithdrawal(api, owner.from)
    return [
      {
        input: { params: String(id) },
        code: errorCode.notFound,
        still: () => cancelPayout(api, owner.from, id),
      },
    ]
  },
  getPromoCode: BY_TOKEN,
  activateBonus: async ({ api, owner }) => {
    await post(api, '/v2/user/bonuses', { promocode: SINGLE_USE_CODE }, owner.from)
    const bonus = (await readAs(api, getBonuses, owner.from)).items.find(({ state }) => state === 'available')
    return [
      { input: { body: { id: bonus?.id } }, code: errorCode.bonusNotFound },
      { input: { body: { promocode: SINGLE_USE_CODE } }, code: errorCode.promoCodeUsedByAnother },
    ]
  },
  endBonus: async ({ api, owner }) => {
    await post(api, '/v2/user/bonuses', { promocode: SHARED_CODE }, owner.from)
    const bonus = (await readAs(api, getBonuses, owner.from)).items.find(({ state }) => state === 'active')
    return [
      {
        input: { params: String(bonus?.id) },
        code: errorCode.bonusNotFound,
        still: () => deleteAt(api, `/v2/user/bonuses/${bonus?.id}`, owner.from),
      },
    ]
  },
}
