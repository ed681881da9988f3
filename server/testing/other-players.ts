import { awaitUserCall } from '#contract/confirmation.ts'
import { getUserNotifications } from '#contract/account.ts'
import { getBonuses } from '#contract/bonuses.ts'
import { personalData, post, readAs, type registerUser } from './accounts.ts'
import { lastCode, sandbox } from './sandbox.ts'
import type { Input } from './right-inputs.ts'
import type { TestApi } from './test-api.ts'

type Person = Awaited<ReturnType<typeof registerUser>>
/** Whose something is, and who reaches for it. */
interface Scene {
  api: TestApi
  owner: Person
  stranger: Person
}
/** What the stranger sends, the code that refuses it, and what the owner can do with it all the same. */
interface Attempt {
  input: Input
  /** 0: it is done, with what is the stranger's own. */
  code: number
  still?: () => Promise<{ kind: string }>
}
/** Makes something of the owner's, and reaches for it in every way there is. */
type Reaching = (scene: Scene) => Promise<readonly Attempt[]>

const ENDED = 4
const NOT_THERE = 18
const WRONG_CODE = 100
const OTHER_PHONE = 112
const PHONE_TAKEN = 113
const EMAIL_TAKEN = 123
const WRONG_PASSWORD = 135
const NO_SUCH_BONUS = 300
const USED_BY_ANOTHER = 306

/** A code that one player alone can use. */
const CODE_FOR_ONE = 'ONLYONE'

const keepEmail = ({ api }: Scene, { phone, from, id }: Person) =>
  post(api, '/v2/user/update/', { ...personalData, phone, email: `person-${id}@example.com` }, from)

const anotherHash =
  (wait: string, check: string): Reaching =>
  async ({ api, owner }) => {
    const begun = await post(api, wait, { phone: owner.phone }, owner.from)
    const { hash } = awaitUserCall.data.parse(begun.kind === 'accepted' ? begun.payload : begun)
    const [sent] = (await sandbox(api)).outbox
    await sandbox(api, 'arrived', { id: sent?.id })
    return [{ input: { body: { hash } }, code: ENDED, still: () => post(api, check, { hash }, owner.from) }]
  }
const anotherCode =
  (kind: 'phone' | 'email', verify: string): Reaching =>
  async (scene) => {
    const { api, owner, stranger } = scene
    for (const person of [stranger, owner]) {
      if (kind === 'email') await keepEmail(scene, person)
      await post(api, '/v2/user/send-code/', { kind }, person.from)
    }
    const code = await lastCode(api)
    return [{ input: { body: { code } }, code: WRONG_CODE, still: () => post(api, verify, { code }, owner.from) }]
  }
const anotherPhone: Reaching = async ({ owner }) => [{ input: { body: { phone: owner.phone } }, code: OTHER_PHONE }]

const BY_TOKEN = 'names nothing: whose it is says the token alone'
const OF_ALL = 'is the same for every player'

/**
 * What each call of a player does with something of another: how it is reached for, or why there is nothing to name. A call that is
 * not here fails the test.
 */
export const reaching: Readonly<Record<string, Reaching | string>> = {
  getFavorites: BY_TOKEN,
  toggleFavorite: 'names a game, which is everybody’s; whose heart it is says the token alone',
  renewToken: BY_TOKEN,
  reportActivity: BY_TOKEN,
  changeCurrentPassword: async ({ api, owner }) => {
    await post(
      api,
      '/v2/auth/change-current-password/',
      { current: 'for-getful', password: 'owners-Kf82-mq' },
      owner.from,
    )
    const body = { current: 'owners-Kf82-mq', password: 'strangers-Kf82-mq' }
    return [{ input: { body }, code: WRONG_PASSWORD }]
  },
  updateProfile: async (scene) => {
    const { owner, stranger } = scene
    await keepEmail(scene, owner)
    const { phone } = stranger
    return [
      { input: { body: { ...personalData, phone: owner.phone } }, code: PHONE_TAKEN },
      { input: { body: { ...personalData, phone, email: `PERSON-${owner.id}@example.com` } }, code: EMAIL_TAKEN },
    ]
  },
  getCountries: OF_ALL,
  changeSetting: BY_TOKEN,
  uploadPassport: BY_TOKEN,
  getVerification: BY_TOKEN,
  // The owner's is confirmed: an answer about it would be 50.
  getVerifyMethod: async ({ api, owner }) => {
    await post(api, '/v2/user/send-code/', { kind: 'phone' }, owner.from)
    await post(api, '/v2/user/verify-phone/', { code: await lastCode(api) }, owner.from)
    return [{ input: { query: { operation: 'confirm', confirm_by: 'phone', value: owner.phone } }, code: 0 }]
  },
  sendUserCode: 'names a kind of contact; whose it is says the token alone',
  awaitUserCall: anotherPhone,
  awaitUserSms: anotherPhone,
  checkUserCall: anotherHash('/v2/user/wait-call/', '/v2/user/verify-wait-call/'),
  checkUserSms: anotherHash('/v2/user/wait-sms/', '/v2/user/verify-wait-sms/'),
  verifyPhone: anotherCode('phone', '/v2/user/verify-phone/'),
  verifyEmail: anotherCode('email', '/v2/user/verify-email/'),
  getUserNotifications: BY_TOKEN,
  readUserNotification: async ({ api, owner }) => {
    const [news] = (await readAs(api, getUserNotifications, owner.from)).items
    const body = { id: news?.id }
    return [{ input: { body }, code: NOT_THERE, still: () => post(api, '/v2/user/notifications', body, owner.from) }]
  },
  getAccountHistory: BY_TOKEN,
  getSessions: BY_TOKEN,
  endOtherSessions: BY_TOKEN,
  getBonuses: BY_TOKEN,
  takeCashback: BY_TOKEN,
  activateBonus: async ({ api, owner }) => {
    await post(api, '/v2/user/bonuses', { promocode: CODE_FOR_ONE }, owner.from)
    const gift = (await readAs(api, getBonuses, owner.from)).items.find(({ state }) => state === 'available')
    return [
      { input: { body: { id: gift?.id } }, code: NO_SUCH_BONUS },
      { input: { body: { promocode: CODE_FOR_ONE } }, code: USED_BY_ANOTHER },
    ]
  },
}
