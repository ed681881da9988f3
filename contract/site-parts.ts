/*
 * What the pages of the site need of a back end, and what disappears without an optional call: one that the back end
 * answers with 404 or with error 1. `docs/howto/own-back-end.md` and the conformance kit (`conformance/`) have it from here.
 */

/** A page of the site, or a part of pages. */
export interface SitePart {
  name: string
  /** Where it is; `null` for a part of several pages. */
  path: string | null
  /** Calls without which it does not work, by name. */
  needs: readonly string[]
  /** Optional calls by name, with what disappears without them. */
  without: Readonly<Record<string, string>>
}

const pages: readonly SitePart[] = [
  {
    name: 'every page',
    path: null,
    needs: ['getStatus'],
    without: {
      getNotifications: 'the news banner',
      getMeta: 'titles and descriptions of your own; the pages keep theirs',
      getJackpots: 'all jackpots',
      getLuckyWinners: 'the strip of recent wins',
      reportActivity: 'nothing; you do not learn when a player was last active',
    },
  },
  {
    name: 'lobby',
    path: '/',
    needs: ['getGames'],
    without: {
      getSlides: 'the slider',
      getWinners: 'winners of the week and of the month',
      getActiveTournaments: 'the panel of running tournaments',
      getTournament: 'standings in that panel',
      getRecentGames: 'last played games',
      toggleFavorite: 'favourites: a heart says that it was not saved',
      getFavorites: 'the check of a favourite whose change was not answered',
    },
  },
  {
    name: 'game',
    path: '/game/:slug',
    needs: ['openGame'],
    without: {
      hitGame: 'nothing; launches are not counted',
      getGameFacts: 'return, volatility and bets of the game',
      getPlaySession: 'time and money of the session above the game',
      checkReality: 'reality checks; leave `reality` out of `getPlaySession`',
      setRealityCheck: 'the choice of the time between reality checks',
      getWinners: 'the lists in the tab of winners',
      getActiveTournaments: 'the list in the tab of tournaments',
    },
  },
  {
    name: 'fairness',
    path: '/fairness',
    needs: [],
    without: {
      getFairness: 'the player’s seeds',
      changeFairness: 'the change of seeds',
      getRound: 'proofs of rounds; leave `round` out of winners and results',
    },
  },
  {
    name: 'tournaments',
    path: '/tournaments',
    needs: [],
    without: {
      getTournaments: 'all lists: the page says that there are none',
      getTournament: 'the page of a tournament, which is then not found',
      getTournamentGames: 'nothing: the site reads `getTournament`',
      getTournamentResults: 'nothing: the site reads `getTournament`',
    },
  },
  {
    name: 'winners',
    path: '/winners',
    needs: [],
    without: { getWinners: 'all lists: the page says that there are none' },
  },
  {
    name: 'promotions',
    path: '/promo',
    needs: [],
    without: { getPromos: 'all promotions: the page says that there are none' },
  },
  {
    name: 'answers and texts',
    path: '/faq',
    needs: [],
    without: {
      getFaq: 'questions and answers',
      getPaymentInfo: 'answers about payments',
      getMetaPage: 'texts of the pages: each says that it has none',
    },
  },
  {
    name: 'support chat',
    path: null,
    needs: ['getSupportMessages', 'sendSupportMessage'],
    without: {},
  },
]

const access: readonly SitePart[] = [
  {
    name: 'sign-in',
    path: '/',
    needs: ['login', 'logout'],
    without: {
      getChallenge: 'the proof of work against guessing',
      socialLogin: 'sign-in by a social network; set `operatorSettings.social` to `null`',
      renewToken: 'nothing; the token of a sign-in link stays valid',
    },
  },
  {
    name: 'two-step sign-in',
    path: '/profile',
    needs: [],
    without: {
      getSecondFactor: 'the section of two-step sign-in; never answer with error 140 then',
      beginSecondFactor: 'the way to turn it on: the section says that it failed',
      enableSecondFactor: 'the way to turn it on: the section says that it failed',
      changeSecondFactor: 'the choice of where the code is asked',
      disableSecondFactor: 'the way to turn it off',
      confirmSecondFactor: 'the code at a withdrawal; never refuse one with error 140',
      confirmSignIn: 'the code at the sign-in; never answer with error 140',
    },
  },
  {
    name: 'passkeys',
    path: '/profile',
    needs: [],
    without: {
      getPasskeyOptions: 'the button of the sign-in by a passkey',
      signInByPasskey: 'the sign-in by a passkey; leave `getPasskeyOptions` out, too',
      getPasskeys: 'the section of passkeys',
      beginPasskey: 'the way to add one: the section says that it failed',
      addPasskey: 'the way to add one: the section says that it failed',
      removePasskey: 'the way to remove one: the section says that it failed',
    },
  },
  {
    name: 'sign-up',
    path: '/',
    needs: ['register'],
    without: { getCountryCodes: 'phone prefixes other than +7' },
  },
  {
    name: 'recovery of a password',
    path: '/',
    needs: ['sendVerificationCode', 'checkVerificationCode', 'changePassword'],
    without: {
      checkWaitCall: 'confirmation by an incoming call; never answer with that method',
      checkWaitSms: 'confirmation by an incoming SMS; never answer with that method',
    },
  },
]

const account: readonly SitePart[] = [
  {
    name: 'profile',
    path: '/profile',
    needs: ['updateProfile', 'changeCurrentPassword'],
    without: {
      getCountries: 'the choice of a country',
      changeSetting: 'winter mode',
      getVerification: 'the state of the documents',
      uploadPassport: 'the upload of documents, which says that it failed',
      getSessions: 'the list of devices',
      endOtherSessions: 'the sign-out of other devices',
      getAccountHistory: 'the log of the account: the page says that it is empty',
      getUserNotifications: 'notifications: the page says that there are none',
      readUserNotification: 'marks of what was read',
      readAllUserNotifications: 'the mark for all notifications; leave `unread_notifications` out of the status',
    },
  },
  {
    name: 'confirmation of contacts',
    path: '/profile',
    needs: ['getVerifyMethod', 'sendUserCode', 'verifyPhone', 'verifyEmail'],
    without: {
      awaitUserCall: 'confirmation by an incoming call; never answer with that method',
      checkUserCall: 'confirmation by an incoming call; never answer with that method',
      awaitUserSms: 'confirmation by an incoming SMS; never answer with that method',
      checkUserSms: 'confirmation by an incoming SMS; never answer with that method',
    },
  },
  {
    name: 'bonuses',
    path: '/profile',
    needs: [],
    without: {
      getBonuses: 'all bonuses: the page says that there are none',
      getPromoCode: 'the terms of a promo code before its activation',
      activateBonus: 'promo codes and bonuses: the page says that it failed',
      endBonus: 'the way to give a bonus up: the page says that it failed',
      takeCashback: 'the payout of cashback; send `cashback` 0',
    },
  },
]

const money: readonly SitePart[] = [
  {
    name: 'deposit',
    path: '/cashbox',
    needs: ['getPaymentSystems', 'createInvoice'],
    without: {
      convertCurrency: 'the estimate in another currency',
      getLotteryPrices: 'the table of the lottery',
    },
  },
  {
    name: 'payment pages of the site',
    path: '/invoice',
    needs: [],
    without: {
      getPayment: 'the timeline of a payment and `/payment-notify`',
      cancelPayment: 'the way to give a request up; leave `can_cancel` out of `getPayment`',
      getMagnetInvoice: 'the page `/invoice/magnet-…`: do not lead there',
      getSwiftpayInvoice: 'the page `/invoice/swiftpay-card`: do not lead there',
      processSwiftpay: 'the page `/invoice/swiftpay-card`: do not lead there',
      getGexInvoice: 'the page `/invoice/gex-card`: do not lead there',
      getGexStatus: 'the page `/invoice/gex-card`: do not lead there',
      processGex: 'the page `/invoice/gex-card`: do not lead there',
      getCascadeStatus: 'the page `/invoice/wait`: do not lead there',
      getInvoice: 'the page `/invoice`: do not lead there',
      updateInvoice: 'the page `/invoice`: do not lead there',
    },
  },
  {
    name: 'withdrawal',
    path: '/cashbox',
    needs: ['getPaymentSystems', 'makeTransfer'],
    without: {
      getPayouts: 'open requests, and the search for one whose answer was lost',
      cancelPayout: 'the way to cancel a request; leave `can_cancel` out of payouts',
      getSbpBanks: 'withdrawals by SBP: list no such system in `payout`',
      rememberWallet: 'nothing; the account is remembered on the device only',
      getWithdrawalCheck: 'reasons against a withdrawal before it is requested',
    },
  },
  {
    name: 'history of payments and rounds',
    path: '/cashbox',
    needs: ['getPaymentHistory'],
    without: { getBetHistory: 'rounds: the page says that there are none' },
  },
]

const protection: readonly SitePart[] = [
  {
    name: 'limits and breaks',
    path: '/responsible-gaming/limits',
    needs: [],
    without: {
      getLimits: 'all limits, their offer, and the rest of a deposit limit in the cashier',
      setLimit: 'the change of limits: the page says that it failed',
      cancelLimitRaise: 'the way to take a raise back: the page says that it failed',
      declineLimits: 'the answer “without a limit”; send `offer` as `""`',
      getExclusion: 'time-out and self-exclusion',
      beginExclusion: 'the beginning of both: the page says that it failed',
      requestReturn: 'the return from a self-exclusion; send `can_return` 0',
    },
  },
]

/** Every page of the site with the calls that it makes. */
export const SITE_PARTS: readonly SitePart[] = [...pages, ...access, ...account, ...money, ...protection]

/** Optional calls with what disappears without them, and where. A call may be optional for several parts. */
export const OPTIONAL_CALLS: readonly { call: string; part: string; without: string }[] = SITE_PARTS.flatMap(
  ({ name, without }) => Object.entries(without).map(([call, text]) => ({ call, part: name, without: text })),
)
