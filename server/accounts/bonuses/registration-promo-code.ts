import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { welcomeCode } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import { escapeHtml } from '#server/http/document/escape-html.ts'
import { Rejection } from '#server/http/rejection.ts'
import { claimPromoCode } from './promo-codes.ts'
import { notify } from '#server/accounts/profile/notifications.ts'

/**
 * Gives the bonus of a registration's promo code. It is not activated: the player has not seen its terms. A rejected code
 * does not fail the registration; the player gets a notification with the reason. Returns its error code, or 0.
 */
export async function claimRegistrationCode(db: Database, player: number, code: string, now: number): Promise<number> {
  try {
    await claimPromoCode(db, player, code, now)
    return 0
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    const rejection = { code: error.code, message: null, args: error.more.args ?? [] }
    const fillTemplate = (texts: typeof ruErrors, template: string) =>
      template
        .replace('{code}', () => escapeHtml(code))
        .replace('{why}', () => escapeHtml(errorMessage(texts, rejection)))
    const text = { ru: fillTemplate(ruErrors, welcomeCode.text.ru), en: fillTemplate(enErrors, welcomeCode.text.en) }
    await notify(db, player, { title: welcomeCode.title, text }, now)
    return error.code
  }
}
