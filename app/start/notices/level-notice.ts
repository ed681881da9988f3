import { isVipLevel, VIP_TIERS, vipPlace } from '#contract/lobby/levels.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Translate } from '#app/i18n/i18n.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import type { ReachedLevel } from '#app/models/alerts/alerts.model.ts'
import type { Notice } from '#app/models/notices/notices.model.ts'
import { playerPaths } from '#app/router/player-paths.ts'

/** What a new tier brings. Loaded with the first one, because it needs the table of the tiers. */
export function createLevelNotice(
  t: Translate,
  { level: index, status }: ReachedLevel,
  language: Language,
): Omit<Notice, 'id'> {
  const { level, tier } = vipPlace(index)
  const { cashback = 0, statusBonus = 0 } = VIP_TIERS[index] ?? {}
  const bonus = formatRubles(statusBonus, language)
  return {
    tone: 'positive',
    personal: true,
    ...(isVipLevel(level) ? { level } : {}),
    title: t(tier === 1 ? 'alerts.level' : 'alerts.tier', { ns: 'pages', status }),
    text: t(statusBonus === 0 ? 'alerts.levelCashback' : 'alerts.levelGives', { ns: 'pages', cashback, bonus }),
    action: { label: t('alerts.toBonuses', { ns: 'pages' }), href: playerPaths.bonuses() },
  }
}
