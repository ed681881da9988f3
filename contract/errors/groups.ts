import { errorCode } from './codes.ts'

/* Error codes that several calls share, by subject (`spec §5`, §8). */

/** Rejections of any call: bad request, server failure, rate limit, fallback. */
export const commonErrors = [
  errorCode.invalidRequest,
  errorCode.internalError,
  errorCode.tooManyRequests,
  errorCode.contactSupport,
] as const
/** Rejections of any call that needs a session. */
export const sessionErrors = [errorCode.forbidden, errorCode.accountBlocked, errorCode.notSignedIn] as const
/** Rejections of a repeated `Idempotency-Key`: the first request is still running, or had another body. */
export const idempotencyErrors = [errorCode.locked, errorCode.parametersInvalid] as const

export const loginErrors = [
  errorCode.loginMissing,
  errorCode.loginTooShort,
  errorCode.wrongCredentials,
  errorCode.loginTaken,
  errorCode.loginInvalid,
] as const
export const passwordErrors = [
  errorCode.passwordMissing,
  errorCode.passwordTooShort,
  errorCode.currentPasswordMissing,
  errorCode.currentPasswordTooShort,
  errorCode.passwordsDiffer,
  errorCode.wrongPassword,
  errorCode.commonPassword,
] as const
export const phoneErrors = [
  errorCode.phoneMissing,
  errorCode.phoneNotRegistered,
  errorCode.phoneInvalid,
  errorCode.phoneTaken,
  errorCode.codeMissing,
  errorCode.phoneNotConfirmed,
  errorCode.phoneRejected,
] as const
export const emailErrors = [
  errorCode.emailMissing,
  errorCode.emailNotRegistered,
  errorCode.emailInvalid,
  errorCode.emailTaken,
] as const
export const personalErrors = [
  errorCode.countryRequired,
  errorCode.firstNameMissing,
  errorCode.firstNameTooShort,
  errorCode.firstNameTooLong,
  errorCode.lastNameMissing,
  errorCode.lastNameTooShort,
  errorCode.lastNameTooLong,
  errorCode.countryMissing,
  errorCode.sexMissing,
  errorCode.birthdayMissing,
] as const
export const documentErrors = [
  errorCode.alreadyConfirmed,
  errorCode.documentsUploaded,
  errorCode.documentsMissing,
  errorCode.twoDocumentsRequired,
  errorCode.documentsNotSaved,
  errorCode.verificationRequired,
  errorCode.profileRequired,
] as const
/** Deposit conditions of a bonus. */
export const depositBonusErrors = [
  errorCode.transactionNotCreated,
  errorCode.levelRequired,
  errorCode.depositRequired,
  errorCode.depositNumberMismatch,
  errorCode.depositTooOld,
  errorCode.depositBonusActivated,
  errorCode.bonusDepositTooSmall,
  errorCode.balanceMismatch,
] as const
export const bonusErrors = [
  errorCode.bonusNotFound,
  errorCode.promoCodeActivated,
  errorCode.activationExpired,
  errorCode.promoCodeMissing,
  errorCode.promoCodeUnknown,
  errorCode.bonusUnavailable,
  errorCode.promoCodeUsedByAnother,
  errorCode.bonusAlreadyActive,
  errorCode.bonusConditionsNotMet,
] as const

/** Rejections of a promo code before its bonus is activated. */
export const promoCodeErrors = [
  errorCode.promoCodeMissing,
  errorCode.promoCodeUnknown,
  errorCode.activationExpired,
  errorCode.promoCodeActivated,
  errorCode.promoCodeUsedByAnother,
] as const

/** Starting the confirmation of the player's own contact. */
export const confirmationStartErrors = [
  errorCode.tooManyAttempts,
  errorCode.limitExhausted,
  errorCode.methodClosed,
  errorCode.alreadyConfirmed,
] as const
/** Checking whether a call or SMS arrived. */
export const inboundErrors = [
  errorCode.tooManyAttempts,
  errorCode.timedOut,
  errorCode.limitExhausted,
  errorCode.methodClosed,
] as const
/** Checking a code: wrong, then locked for thirty seconds; too many; expired. */
export const codeErrors = [
  errorCode.tooManyAttempts,
  errorCode.timedOut,
  errorCode.limitExhausted,
  errorCode.wrongCode,
  errorCode.codeMissing,
] as const

/** Rejections while a time-out or a self-exclusion holds. */
export const breakErrors = [errorCode.selfExcluded, errorCode.onTimeout] as const
/** Rejections of a stake by players' protection. */
export const stakeProtectionErrors = [
  ...breakErrors,
  errorCode.limitReached,
  errorCode.sessionPaused,
  errorCode.realityCheckDue,
] as const

/** Rejections of a deposit (`spec §8`): the amount, the payment system, the player's contacts and limits. */
export const depositErrors = [
  errorCode.depositTooSmall,
  errorCode.systemUnavailable,
  errorCode.noFreeWallets,
  errorCode.providerError,
  errorCode.unpaidRequestExists,
  errorCode.depositBelowMinimum,
  errorCode.depositNotWhole,
  errorCode.depositAboveMaximum,
  errorCode.paymentFailed,
  errorCode.orderExists,
  errorCode.insufficientFunds,
  errorCode.parametersInvalid,
  errorCode.providerMisconfigured,
  errorCode.phoneConfirmationRequired,
  errorCode.emailConfirmationRequired,
  errorCode.contactRequired,
  errorCode.methodLimitExhausted,
  errorCode.noMethods,
  errorCode.noMethodsNow,
  errorCode.limitReached,
  ...breakErrors,
] as const
/** Rejections of a confirmed or cancelled invoice. */
export const invoiceUpdateErrors = [
  errorCode.notFound,
  errorCode.alreadyFinal,
  errorCode.locked,
  errorCode.cancelFailed,
  errorCode.parametersInvalid,
] as const
/** Rejections of a cancelled deposit. */
export const paymentCancelErrors = [errorCode.notFound, errorCode.alreadyFinal, errorCode.cancelFailed] as const
/** Rejections of a card: too many attempts, an invoice that has ended or runs, or the provider's decline. */
export const cardPaymentErrors = [
  errorCode.tooManyAttempts,
  errorCode.notFound,
  errorCode.alreadyFinal,
  errorCode.locked,
  errorCode.systemUnavailable,
  errorCode.providerError,
  errorCode.paymentFailed,
  errorCode.insufficientFunds,
  errorCode.parametersInvalid,
  errorCode.providerMisconfigured,
  errorCode.limitReached,
  ...breakErrors,
] as const
/** Rejections of a withdrawal (`spec §8`): its fields, the conditions of a withdrawal, and the amount. */
export const withdrawalErrors = [
  errorCode.verificationRequired,
  errorCode.profileRequired,
  errorCode.phoneInvalid,
  errorCode.emailInvalid,
  errorCode.transactionUnfinished,
  errorCode.amountInvalid,
  errorCode.dailyLimitExceeded,
  errorCode.repeatedTooSoon,
  errorCode.refundTooLarge,
  errorCode.wagerTooLow,
  errorCode.activeBonusBlocks,
  errorCode.freeSpinsBlock,
  errorCode.payoutBelowMinimum,
  errorCode.payoutNotWhole,
  errorCode.payoutAboveMaximum,
  errorCode.payoutSystemUnavailable,
  errorCode.payoutSystemNotUsed,
  errorCode.parametersInvalid,
  errorCode.secondFactorNeeded,
] as const
/** Rejections of a cancelled payout. */
export const payoutCancelErrors = [
  errorCode.notFound,
  errorCode.alreadyFinal,
  errorCode.locked,
  errorCode.cancelFailed,
  errorCode.moneyNotReturned,
] as const
