/*
 * Business constants and limits (`spec §9`), in one place for the app, the reference API and the tests.
 * Durations are milliseconds unless the name says otherwise; money is in rubles.
 */

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Lists and names on the public pages. */
export const lobby = {
  pageSize: 15,
  hotGames: 30,
  newGames: 30,
  tileNameLength: 18,
  winnerNameLength: 15,
  winnersOnHome: 5,
  winnersOnPage: 10,
  podiumPlaces: 3,
} as const

export const tournament = {
  gamesShown: 11,
  activityRows: 5,
  rankShown: 40,
  prizesShown: 10,
  resultsForPodium: 10,
  /** Most tournaments of each state, and most results of one, that the server sends. */
  listed: 15,
  resultsSent: 100,
  resultsShown: { min: 3, max: 10 },
  /** Rubles staked for one point, where stakes are counted. */
  rublesPerPoint: 10,
} as const

export const timing = {
  statePoll: 10 * SECOND,
  jackpotPoll: 10 * SECOND,
  paymentSystemsPoll: MINUTE,
  invoicePoll: 10 * SECOND,
  cascadePoll: 5 * SECOND,
  cardProviderPoll: 5 * SECOND,
  /** Poll of a payment page in a hidden tab. */
  hiddenPaymentPoll: MINUTE,
  /** A read of a payment page gives up after this time or three polls, whichever is longer. */
  paymentReadTimeout: 15 * SECOND,
  waitCheckPoll: SECOND,
  standbyLobby: MINUTE,
  standbyGame: 10 * MINUTE,
  activityReport: 5 * SECOND,
  bannerRotation: 10 * SECOND,
  sliderAutoplay: 5 * SECOND,
  luckyAutoplay: 2 * SECOND,
  luckyDelay: 10 * SECOND,
  luckyShown: 20 * SECOND,
  luckyMarquee: 200,
  signUpDialogDelay: SECOND,
  emailConfirmedDelay: 500,
  loaderHide: 500,
  bonusPopupDelay: 2 * MINUTE,
  invoiceDeadline: 15 * MINUTE,
  cascadeDeadline: 5 * MINUTE,
  /** Promised time until a deposit is credited and until a withdrawal is paid. */
  depositPromise: 5 * MINUTE,
  withdrawalPromise: 180 * MINUTE,
  withdrawalRepeat: 10 * SECOND,
  wrongCodeLockout: 30 * SECOND,
  /** Minimum delay before another code or call can be requested. */
  verificationRepeat: 2 * MINUTE,
  /** The same delay for confirming a contact in the profile. */
  confirmationRepeat: 3 * MINUTE,
  conversionDebounce: 300,
  frameResize: 300,
  requestTimeout: 3 * MINUTE,
} as const

/** Sign-in link: `token` and `to` must be longer than this many characters (`spec §4`). */
export const signInLinkLimits = { token: 50, to: 2 } as const

/** Limits of the support chat: characters per message, messages per conversation. */
export const support = { textLength: 1000, messages: 200 } as const

export const layout = {
  /** Pixels scrolled before the back-to-top button appears. */
  scrollTopThreshold: 200,
  gameWindow: { width: 1600, height: 740, ratio: 1.78 },
} as const

export const money = {
  depositMin: 100,
  depositMinInCashier: 300,
  /** For a provider without a maximum of its own. */
  depositMax: 15_000,
  /** No provider's own maximum counts above it: the largest deposit that a bonus doubles. */
  depositCeiling: 16_700,
  /** For a provider without a minimum of its own. */
  withdrawalMin: 300,
  withdrawalMaxPerDay: 30_000,
  /** Withdrawals above this sum in total need identity documents. */
  withdrawalWithoutDocuments: 15_000,
  /** Days of deposits that decide where money can be withdrawn to. */
  withdrawalSystemDays: 180,
  friendBonus: 3000,
  wageringFactor: 2,
  historyMonths: 6,
  /** Most open withdrawals, and most steps of a payment, that the server sends. */
  payoutsShown: 100,
  stepsShown: 50,
  welcome: { total: 50_000, freeSpins: 210, deposits: 3 },
} as const

/** The ledger counts kopecks, calls and pages rubles. */
export const KOPECKS_PER_RUBLE = 100

/** Amounts offered when a payment method rejects round sums: how many, and how far from the typed amount. */
export const equalSums = { alternatives: 3, distance: 8 } as const

/** Digits of a bank card (`spec §5`); the year is at most `yearsAhead` years away. */
export const bankCard = { numberMin: 12, numberMax: 19, codeLength: 3, yearsAhead: 10 } as const

export const bets = {
  /** Rubles per credit. */
  options: [0.1, 0.25, 0.5, 1],
  defaultIndex: 3,
  cookie: 'Bet',
} as const

export const phonePrefix = '+7'
export const sourceBanks = ['tbank', 'sber', 'vtb'] as const
export const depositBanks = [...sourceBanks, 'other'] as const
