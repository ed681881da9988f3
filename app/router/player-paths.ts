import { ROUTES } from '#contract/lobby/pages.ts'

/** Paths of the profile. Separate from `paths.ts`, because the first screen does not need them. */
export const playerPaths = {
  finances: () => `${ROUTES.profile}?tab=finances&sub=overview`,
  withdrawal: () => `${ROUTES.cashbox}?tab=withdraw`,
  /** The payments of the current month. */
  payments: () => `${ROUTES.cashbox}?tab=history`,
  /** The bets of the current month. */
  bets: () => `${ROUTES.cashbox}?tab=history&list=bets`,
  personalData: () => `${ROUTES.profile}?tab=profile&sub=data`,
  /** Where contacts and identity documents are confirmed. */
  verification: () => `${ROUTES.profile}?tab=profile&sub=verification`,
  notifications: () => `${ROUTES.profile}?tab=profile&sub=notifications`,
  bonuses: () => `${ROUTES.profile}?tab=promo&sub=bonuses`,
  cashback: () => `${ROUTES.profile}?tab=promo&sub=cashback`,
  deposit: () => `${ROUTES.cashbox}?tab=deposit`,
  /** Limits and reality checks. */
  limits: () => ROUTES.limits,
  /** Where a time-out or a self-exclusion begins. */
  breaks: () => `${ROUTES.limits}#break`,
  /** The form for promo codes. */
  promoCodes: () => `${ROUTES.profile}?tab=promo&sub=codes`,
  /** The home page with the sign-in; after signing in, the player is sent to `path`. */
  signInFor: (path: string) => `/?to=${encodeURIComponent(path)}`,
} as const
