import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { welcomeCode } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { Refuse } from '#server/http/refusal.ts'
import { redeemPromoCode } from './bonuses.ts'
import { notify } from './notifications.ts'

/**
 * The promo code of a registration begins its bonus. One that cannot be used keeps nobody from having an account: the player is
 * told why, and may enter another in the profile.
 */
export async function redeemWelcomeCode(db: Database, player: number, code: string, now: number): Promise<void> {
  try {
    await redeemPromoCode(db, { player, idempotencyKey: null, now }, code)
  } catch (error) {
    if (!(error instanceof Refuse)) throw error
    const refused = { code: error.code, message: null, args: error.more.args ?? [] }
    const told = (texts: typeof ruErrors, template: string) =>
      template
        .replace('{code}', () => escapeHtml(code))
        .replace('{why}', () => escapeHtml(errorMessage(texts, refused)))
    const text = { ru: told(ruErrors, welcomeCode.text.ru), en: told(enErrors, welcomeCode.text.en) }
    await notify(db, player, { title: welcomeCode.title, text }, now)
  }
}
