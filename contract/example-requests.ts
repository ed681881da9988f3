/* A request of each call with input, for the API documentation, tests and the conformance kit. */

/** The parts of a request. */
export interface ExampleRequest {
  /** The one value of the path. */
  params?: string
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
}

const card = { card: '4111111111111111', expire: '12/27', cvv: '123' }
const personalData = {
  first_name: 'Анна',
  last_name: 'Северная',
  birthday: '1990-02-28',
  sex: 'f',
  country: 'RU',
  phone: '',
  email: '',
}
const VISIT = '0123456789abcdef0123456789abcdef'
const HASH = 'a'.repeat(64)
const phone = '+79995550011'
const byHash = { body: { hash: HASH } }
const byPhone = { body: { phone } }
const byReference = { query: { id: VISIT } }
const credential = { id: HASH, rawId: HASH, type: 'public-key' }
const byCode = { body: { code: '284613' } }

/** A valid request per call with input. The entities it refers to need not exist, and the challenge is not solved. */
export const exampleRequests: Readonly<Record<string, ExampleRequest>> = {
  getStatus: { query: { force: 1 } },
  getGames: { query: { t: 'd' } },
  openGame: { params: 'cherry-row', query: { type: 'demo' } },
  getGameFacts: { params: 'cherry-row' },
  getRound: { params: 'bot-1' },
  changeFairness: { body: { client_seed: 'marina' } },
  setLimit: { body: { kind: 'deposit', period: 'day', amount: 5000 } },
  cancelLimitRaise: { params: '1' },
  beginExclusion: { body: { term: 'week', password: 'not-mine-1' } },
  setRealityCheck: { body: { every: 30 } },
  hitGame: { body: { id: 3 } },
  toggleFavorite: { params: '3' },
  getMetaPage: { params: 'levels' },
  getTournament: { params: 'polar-race' },
  getTournamentGames: { params: '1' },
  getTournamentResults: { params: '1' },
  getSupportMessages: { params: VISIT },
  sendSupportMessage: {
    params: VISIT,
    body: {
      id: VISIT,
      text: 'Where is my bonus?',
      client: { id: 0, phone: '', email: '', username: '', level: 0, login: '' },
    },
  },
  getChallenge: { query: { action: 'login' } },
  login: { body: { login: 'newcomer', password: 'secret-1' } },
  register: {
    body: {
      type: 'email',
      phone: '',
      email: 'user@example.com',
      login: 'new-user',
      password: 'Kf82-mq-17',
      rules: true,
      pc: '',
      ref: '',
      referrer: 'direct',
      subid: '',
      promocode: '',
      invite: '',
    },
  },
  socialLogin: { body: { token: HASH } },
  sendVerificationCode: { body: { kind: 'phone', value: phone } },
  checkVerificationCode: { body: { hash: HASH, code: '284613' } },
  checkWaitCall: { body: { phone, hash: HASH } },
  checkWaitSms: { body: { phone, hash: HASH } },
  changePassword: { body: { hash: HASH, password: 'Kf82-mq-17' } },
  changeCurrentPassword: { body: { current: 'not-mine-1', password: 'Kf82-mq-17' } },
  updateProfile: { body: personalData },
  changeSetting: { body: { param: 'winter_mode', value: '1' } },
  getVerifyMethod: { query: { operation: 'confirm', confirm_by: 'phone', value: phone } },
  sendUserCode: { body: { kind: 'phone' } },
  awaitUserCall: byPhone,
  awaitUserSms: byPhone,
  checkUserCall: byHash,
  checkUserSms: byHash,
  verifyPhone: byCode,
  verifyEmail: byCode,
  beginSecondFactor: { body: { password: 'not-mine-1' } },
  enableSecondFactor: byCode,
  changeSecondFactor: { body: { at_sign_in: true, at_withdrawal: false, code: '284613' } },
  disableSecondFactor: { body: { password: 'not-mine-1', code: '284613' } },
  confirmSecondFactor: byCode,
  confirmSignIn: { body: { ticket: HASH, code: '284613', remember: false } },
  signInByPasskey: {
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
      },
    },
  },
  beginPasskey: { body: { password: 'not-mine-1', code: '' } },
  addPasskey: {
    body: {
      name: 'Phone',
      credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AA' } },
    },
  },
  removePasskey: { params: '1' },
  getUserNotifications: { query: { from: 0 } },
  readUserNotification: { body: { id: 1 } },
  getPromoCode: { query: { code: 'SANDBOX' } },
  activateBonus: { body: { id: 1, promocode: '' } },
  endBonus: { params: '1' },
  convertCurrency: { query: { source: 'RUB', currency: 'USD', amount: 1000, way: 'in' } },
  createInvoice: {
    params: 'card',
    body: { psp: 'card', amount: 1002, type: 'payin', params: { system: 'Card', currency: 'RUB' } },
  },
  getMagnetInvoice: byReference,
  getSwiftpayInvoice: byReference,
  getGexInvoice: byReference,
  getGexStatus: byReference,
  getCascadeStatus: byReference,
  getInvoice: byReference,
  updateInvoice: { params: '1', body: { id: 1, gateway: 'brpay', status: 'confirm', action: 'confirm' } },
  processSwiftpay: { body: { transaction: VISIT, ...card } },
  processGex: { body: { transaction: VISIT, ...card } },
  getPayment: { params: VISIT },
  cancelPayment: { params: VISIT },
  makeTransfer: {
    params: 'card',
    body: { psp: 'card', amount: 1000, type: 'payout', params: { account: card.card } },
  },
  getSbpBanks: { params: 'sbp', query: { method: 'sbp' } },
  rememberWallet: { params: 'phone', body: { name: 'account', value: phone } },
  cancelPayout: { params: '1' },
  getPaymentHistory: { query: { direction: -1, month: 0, after: '' } },
  getBetHistory: { query: { month: 0, after: '' } },
}
