import { useTranslation } from 'react-i18next'
import { useUnit } from 'effector-react'
import {
  BIRTHDAY_BONUSES,
  TABLE_POINT_FACTOR,
  TIERS_PER_LEVEL,
  VIP_LEVELS,
  VIP_MANAGER_FROM,
  VIP_TIERS,
  vipPlace,
  type VipTier,
} from '#contract/lobby/levels.ts'
import type { User } from '#contract/player/status.ts'
import type { LevelPosterProps, LevelStandingProps, LevelTableProps, VipTierNumber } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'

const LEVELS = [1, 2, 3, 4, 5, 6] as const
type Level = (typeof LEVELS)[number]
const TIER_NUMBERS = ['1', '2', '3'] as const

/** The level 1..6 and the tier 1..3 of a player's `level` 0..17. */
function placeOf(index: number): { level: Level; tier: VipTierNumber } {
  const { level, tier } = vipPlace(Math.min(index, VIP_TIERS.length - 1))
  return { level: LEVELS[level - 1] ?? 1, tier: TIER_NUMBERS[tier - 1] ?? '1' }
}
const NO_TIER: VipTier = { cashback: 0, statusBonus: 0, points: 0 }
const tierAt = (level: Level, tier: VipTierNumber): VipTier =>
  VIP_TIERS[(level - 1) * TIERS_PER_LEVEL + Number(tier) - 1] ?? NO_TIER

/** Props of the parts of the page in the language of the player; `player` is `null` for a guest. */
export function useLevelsView(player: User | null): {
  poster: LevelPosterProps
  standing: LevelStandingProps | null
  table: LevelTableProps
} {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const rubles = (amount: number) => formatRubles(amount, language)
  const percent = (value: number) => `${value}${language === 'ru' ? '\u00a0' : ''}%`
  const nameOf = (level: Level) => t(`levels.name.${VIP_LEVELS[level - 1] ?? 'newbie'}`)
  const managerOf = (level: Level) => t(level < VIP_MANAGER_FROM ? 'levels.manager' : 'levels.vipManager')
  const place = player === null ? null : placeOf(player.level)

  const poster: LevelPosterProps = {
    title: t('levels.poster'),
    lead: t('levels.lead', { cashback: percent(tierAt(6, '3').cashback) }),
    label: t('levels.list'),
    levels: LEVELS.map((level) => {
      const [lowest, highest] = [tierAt(level, '1'), tierAt(level, '3')]
      const isSame = lowest.statusBonus === highest.statusBonus
      return {
        level,
        rank: t('levels.rank', { level }),
        name: nameOf(level),
        cashback: { label: t('levels.upTo'), value: percent(highest.cashback) },
        manager: managerOf(level),
        bonus: t(isSame ? 'levels.forStatus' : 'levels.forStatusUpTo', { sum: rubles(highest.statusBonus) }),
      }
    }),
    current: place === null ? undefined : { level: place.level, text: t('levels.here', { tier: place.tier }) },
  }

  const standingOf = (user: User, { level, tier }: NonNullable<typeof place>): LevelStandingProps => {
    const { cashback } = tierAt(level, tier)
    const isHighest = user.level >= VIP_TIERS.length - 1
    const missing = formatNumber(Math.max(0, user.max_points - user.current_points), language)
    const next = placeOf(user.level + 1)
    return {
      level,
      title: t('levels.standing', { name: nameOf(level), tier }),
      benefit: cashback === 0 ? t('levels.noBenefit') : t('levels.benefit', { cashback: percent(cashback) }),
      points:
        isHighest || user.max_points <= 0
          ? undefined
          : {
              label: t('levels.next'),
              value: user.current_points,
              max: user.max_points,
              now: formatNumber(user.current_points, language),
              total: t('levels.nextOf', { all: formatNumber(user.max_points, language) }),
              left:
                next.level === level
                  ? t('levels.left', { tier: next.tier, points: missing })
                  : t('levels.leftToLevel', { name: nameOf(next.level), points: missing }),
            },
      note: t(isHighest ? 'levels.highest' : 'levels.note'),
    }
  }

  const money = (amount: number) =>
    amount === 0
      ? ({ text: t('levels.none'), tone: 'muted' } as const)
      : ({ text: rubles(amount), tone: 'money' } as const)
  const figuresOf = (level: Level, tier: VipTierNumber) => {
    const { cashback, statusBonus, points } = tierAt(level, tier)
    return {
      cashback: { text: percent(cashback) },
      bonus: money(statusBonus),
      points: { text: formatNumber(points, language) },
      birthday: money(BIRTHDAY_BONUSES[level - 1] ?? 0),
      manager: { text: managerOf(level) },
    }
  }
  const tierLabel = (tier: VipTierNumber) => t('levels.tierShort', { tier })
  const table: LevelTableProps = {
    title: t('levels.compare'),
    allTiersLabel: t('levels.allTiers'),
    tierLabels: { 1: tierLabel('1'), 2: tierLabel('2'), 3: tierLabel('3') },
    titles: {
      level: t('levels.level'),
      tier: t('levels.tier'),
      cashback: { full: t('levels.cashback'), short: t('levels.cashbackShort') },
      bonus: { full: t('levels.statusBonus'), short: t('levels.statusBonusShort') },
      points: { full: t('levels.points'), short: t('levels.pointsShort') },
      birthday: { full: t('levels.birthday'), short: t('levels.birthdayShort') },
      manager: { full: t('levels.beside'), short: t('levels.beside') },
    },
    pointsNote: t('levels.pointsNote', { factor: TABLE_POINT_FACTOR }),
    levels: LEVELS.map((level) => ({
      level,
      name: nameOf(level),
      tiersLabel: t('levels.tiers', { name: nameOf(level) }),
      tiers: { 1: figuresOf(level, '1'), 2: figuresOf(level, '2'), 3: figuresOf(level, '3') },
    })),
    defaultTier: place?.tier,
    current: place === null ? undefined : { level: place.level, text: t('levels.ownLevel') },
  }

  return { poster, standing: player === null || place === null ? null : standingOf(player, place), table }
}
