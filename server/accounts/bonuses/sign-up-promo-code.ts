import { errorCode } from '#contract/errors/codes.ts'
import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { credentials } from '#contract/player/credentials.ts'
import { bonusOffers } from '#server/content/bonuses.ts'
import { claimedBonusNews, rejectedCodeNews } from '#server/content/bonus-news.ts'
import type { Bilingual } from '#server/content/shapes.ts'
import type { Database } from '#server/db/open.ts'
import { escapeHtml } from '#contract/core/escape-html.ts'
import { Rejection } from '#server/http/rejection.ts'
import { claimPromoCode } from './promo-codes.ts'
import { notify } from '#server/accounts/profile/notifications.ts'

/** Longer than any code: it is neither looked up nor quoted, because the quote would be stored whole. */
const isTooLong = (code: string): boolean => code.length > credentials.textMax

/** Claims a code and returns its bonus. @throws Rejection 304 too long, and those of `claimPromoCode` */
async function claim(db: Database, player: number, code: string, now: number): Promise<Bilingual> {
  if (isTooLong(code)) throw new Rejection(errorCode.promoCodeUnknown)
  return bonusOffers[await claimPromoCode(db, player, code, now)].title
}

/**
 * Gives the bonus of a sign-up's promo code. It is not activated: the player has not seen its terms. A rejected code
 * does not fail the sign-up. The player gets a notification: where the bonus waits, or why there is none. Returns
 * the error code, or 0.
 */
export async function claimSignUpCode(db: Database, player: number, code: string, now: number): Promise<number> {
  try {
    await notify(db, player, claimedBonusNews(await claim(db, player, code, now)), now)
    return 0
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    const rejection = { code: error.code, message: null, args: error.more.args ?? [] }
    const why = {
      ru: escapeHtml(errorMessage(ruErrors, rejection)),
      en: escapeHtml(errorMessage(enErrors, rejection)),
    }
    await notify(db, player, rejectedCodeNews(isTooLong(code) ? null : escapeHtml(code), why), now)
    return error.code
  }
}
