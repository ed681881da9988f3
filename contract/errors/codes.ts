/** A form field that an error code can belong to, as it is called in the request. */
export type ErrorField =
  | 'login'
  | 'password'
  | 'current'
  | 'again'
  | 'phone'
  | 'email'
  | 'code'
  | 'first_name'
  | 'last_name'
  | 'birthday'
  | 'sex'
  | 'country'
  | 'promocode'
  | 'amount'
  | 'pictures'
  | 'name'

/** A code, and the fields that show it (`spec §5`): a form uses the first one that it has. */
export type CodeRow = readonly [code: number, ...fields: ErrorField[]]

/**
 * Every error code by name (`spec §8`), plus 504 (excluded from wagering), 136 (a commonly used password), 140 to 144
 * (two-step sign-in and passkeys), 62 and 72 (a name that is too long) and 600–605 (players' protection). A row without a field belongs
 * to the form as a whole. Texts: `ru.ts`, `en.ts`.
 */
const rows = {
  invalidRequest: [1],
  tooManyAttempts: [2],
  internalError: [3],
  timedOut: [4],
  tooManyRequests: [5],
  limitExhausted: [6],
  transactionNotCreated: [7, 'promocode'],
  levelRequired: [8, 'promocode'],
  depositRequired: [9, 'promocode'],
  depositNumberMismatch: [10, 'promocode'],
  contactSupport: [11, 'promocode'],
  depositTooOld: [12, 'promocode'],
  depositBonusActivated: [14, 'promocode'],
  bonusDepositTooSmall: [15, 'promocode'],
  balanceMismatch: [16, 'promocode'],
  notFound: [18],
  alreadyFinal: [19],
  locked: [20],
  cancelFailed: [21],
  moneyNotReturned: [22],
  challengeFailed: [24, 'password'],
  forbidden: [25],
  accountBlocked: [26],
  methodClosed: [27],
  loginMissing: [40, 'login'],
  loginTooShort: [41, 'login'],
  wrongCredentials: [42, 'login'],
  loginTaken: [43, 'login'],
  loginInvalid: [44, 'login'],
  alreadyConfirmed: [50],
  documentsUploaded: [51, 'pictures'],
  documentsMissing: [52, 'pictures'],
  twoDocumentsRequired: [53, 'pictures'],
  documentsNotSaved: [54, 'pictures'],
  verificationRequired: [55],
  profileRequired: [56],
  countryRequired: [57, 'country'],
  firstNameMissing: [60, 'first_name'],
  firstNameTooShort: [61, 'first_name'],
  firstNameTooLong: [62, 'first_name'],
  lastNameMissing: [70, 'last_name'],
  lastNameTooShort: [71, 'last_name'],
  lastNameTooLong: [72, 'last_name'],
  countryMissing: [80, 'country'],
  sexMissing: [81, 'sex'],
  birthdayMissing: [82, 'birthday'],
  wrongCode: [100, 'code'],
  passportNotConfirmed: [101],
  phoneMissing: [110, 'phone'],
  phoneNotRegistered: [111, 'phone'],
  phoneInvalid: [112, 'phone'],
  phoneTaken: [113, 'phone'],
  codeMissing: [114, 'code', 'phone'],
  phoneNotConfirmed: [115, 'phone'],
  phoneRejected: [116, 'phone'],
  emailMissing: [120, 'email'],
  emailNotRegistered: [121, 'email'],
  emailInvalid: [122, 'email'],
  emailTaken: [123, 'email'],
  passwordMissing: [130, 'password'],
  passwordTooShort: [131, 'password'],
  currentPasswordMissing: [132, 'current', 'password'],
  currentPasswordTooShort: [133, 'current', 'password'],
  passwordsDiffer: [134, 'again', 'password'],
  wrongPassword: [135, 'current', 'password'],
  commonPassword: [136, 'password'],
  secondFactorNeeded: [140, 'code'],
  secondFactorChanged: [141],
  passkeyRejected: [142],
  tooManyPasskeys: [143],
  passkeyNameInvalid: [144, 'name'],
  notSignedIn: [200],
  bonusNotFound: [300, 'promocode'],
  promoCodeActivated: [301, 'promocode'],
  activationExpired: [302, 'promocode'],
  promoCodeMissing: [303, 'promocode'],
  promoCodeUnknown: [304, 'promocode'],
  bonusUnavailable: [305, 'promocode'],
  promoCodeUsedByAnother: [306, 'promocode'],
  bonusAlreadyActive: [307, 'promocode'],
  bonusConditionsNotMet: [308, 'promocode'],
  cashbackUnavailable: [320],
  transactionUnfinished: [400],
  amountInvalid: [401, 'amount'],
  dailyLimitExceeded: [402, 'amount'],
  repeatedTooSoon: [403],
  refundTooLarge: [404],
  wagerTooLow: [405],
  activeBonusBlocks: [406],
  freeSpinsBlock: [407],
  payoutBelowMinimum: [408, 'amount'],
  payoutNotWhole: [409, 'amount'],
  payoutAboveMaximum: [410, 'amount'],
  payoutSystemUnavailable: [411],
  payoutSystemNotUsed: [412],
  depositTooSmall: [420, 'amount'],
  systemUnavailable: [421],
  noFreeWallets: [422],
  providerError: [423],
  unpaidRequestExists: [424],
  depositBelowMinimum: [425, 'amount'],
  depositNotWhole: [426, 'amount'],
  depositAboveMaximum: [427, 'amount'],
  paymentFailed: [428],
  orderExists: [429],
  insufficientFunds: [430],
  parametersInvalid: [431],
  providerMisconfigured: [432],
  gameNotFound: [500],
  noDemo: [501],
  unfinishedGame: [502],
  freeSpinsActive: [503],
  excludedFromWagering: [504],
  limitReached: [600, 'amount'],
  selfExcluded: [601],
  onTimeout: [602],
  sessionPaused: [603],
  realityCheckDue: [604],
  protectionFixed: [605],
  phoneConfirmationRequired: [4200],
  emailConfirmationRequired: [4201],
  contactRequired: [4202],
  methodLimitExhausted: [4203],
  noMethods: [4204],
  noMethodsNow: [4205],
} as const satisfies Readonly<Record<string, CodeRow>>

function codesOf<Rows extends Readonly<Record<string, CodeRow>>>(
  table: Rows,
): { readonly [Name in keyof Rows]: Rows[Name][0] }
function codesOf(table: Readonly<Record<string, CodeRow>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(table).map(([name, [code]]) => [name, code]))
}

/** The codes by name. */
export const errorCode = codesOf(rows)
/** The rows of the codes, with the fields that show them. */
export const CODE_ROWS: readonly CodeRow[] = Object.values(rows)
export type ErrorCode = (typeof errorCode)[keyof typeof errorCode]

/**
 * "No account has this contact": `error` is −200, and the sign distinguishes it from 200 "not signed in" (`spec §8`).
 */
export const UNKNOWN_CONTACT = -200
/** An error code as a response contains it. */
export type CallErrorCode = ErrorCode | typeof UNKNOWN_CONTACT

export const ERROR_CODES: readonly ErrorCode[] = Object.values(errorCode)

const known: ReadonlySet<number> = new Set(ERROR_CODES)

/** Whether a received code has a text in the catalogue. */
export function isKnownCode(code: number): code is ErrorCode {
  return known.has(code)
}
