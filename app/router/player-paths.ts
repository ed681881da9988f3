import { ROUTES } from '#contract/pages.ts'

/** Addresses inside the profile, and the way into it; apart from the others, because no first screen leads there. */
export const playerPaths = {
  finances: () => `${ROUTES.profile}?tab=finances&sub=overview`,
  notifications: () => `${ROUTES.profile}?tab=profile&sub=notifications`,
  bonuses: () => `${ROUTES.profile}?tab=promo&sub=bonuses`,
  /** Where a player enters promo codes. */
  promoCodes: () => `${ROUTES.profile}?tab=promo&sub=codes`,
  /** Home, where a guest signs in and is led to `path` then. */
  loginFor: (path: string) => `/?to=${encodeURIComponent(path)}`,
} as const
