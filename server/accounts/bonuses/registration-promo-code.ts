import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { welcomeCode } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import { escapeHtml } from '#server/http/document/escape-html.ts'
import { Rejection } from '#server/http/rejection.ts'
import { redeemPromoCode } from './activate-bonus.ts'
import { notify } from '#server/accounts/profile/notifications.ts'

/**
 * Redeems the promo code of a registration. A rejected code does not fail the registration; the player gets a
 * notification with the reason.
 */
export async function redeemRegistrationCode(db: Database, player: number, code: string, now: number): Promise<void> {
  try {
    await redeemPromoCode(db, { player, idempotencyKey: null, now }, code)
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    const rejection = { code: error.code, message: null, args: error.more.args ?? [] }
    const fillTemplate = (texts: typeof ruErrors, template: string) =>
      template
        .replace('{code}', () => escapeHtml(code))
        .replace('{why}', () => escapeHtml(errorMessage(texts, rejection)))
    const text = { ru: fillTemplate(ruErrors, welcomeCode.text.ru), en: fillTemplate(enErrors, welcomeCode.text.en) }
    await notify(db, player, { title: welcomeCode.title, text }, now)
  }
}
