import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BIRTHDAY_BONUS_FROM,
  TIERS_PER_LEVEL,
  VIP_LEVELS,
  VIP_MANAGER_FROM,
  VIP_TIERS,
  vipPlace,
  type VipTier,
} from '#contract/lobby/levels.ts'
import type { User } from '#contract/player/status.ts'
import { Button, Columns, Skeleton, Stack, VipLevelCard, type Fact, type ProgressBarProps } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PageHeading } from '#app/shell/page/page-heading.tsx'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { usePageText } from '#app/shell/page/use-page-text.ts'

/** About the height of the viewport. */
const SKELETON_HEIGHT = 720

const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** The VIP programme: six levels of three tiers. */
export function LevelsPage() {
  const { t } = useTranslation('pages')
  const { language, session } = useUnit({ language: $language, session: $session })
  const { data: user } = useQuery({ ...statusQuery({ session: session.id, language }), enabled: false })
  const text = usePageText('levels')
  const [isCompared, setIsCompared] = useState(false)
  const playerTier = user === undefined || user.id === 0 ? null : user.level
  const playerLevel = playerTier === null ? null : vipPlace(playerTier).level

  const factsOf = ({ cashback, statusBonus, points }: VipTier): Fact[] => [
    { id: 'cashback', label: t('levels.cashback'), value: `${cashback}${language === 'ru' ? '\u00a0' : ''}%` },
    {
      id: 'bonus',
      label: t('levels.statusBonus'),
      value: statusBonus === 0 ? t('levels.none') : formatRubles(statusBonus, language),
      money: statusBonus > 0,
    },
    { id: 'points', label: t('levels.points'), value: formatNumber(points, language) },
  ]
  const number = (value: number) => formatNumber(value, language)
  /** The points to the next tier; nothing on the last one. */
  const progressOf = (player: User): ProgressBarProps | undefined =>
    player.max_points > 0 && player.level < VIP_TIERS.length - 1
      ? {
          label: t('levels.next'),
          value: player.current_points,
          max: player.max_points,
          valueText: t('levels.nextOf', { now: number(player.current_points), all: number(player.max_points) }),
        }
      : undefined
  const tierProps = (index: number) => {
    const { level, tier } = vipPlace(index)
    const facts = VIP_TIERS[index]
    return {
      id: String(tier),
      label: t('levels.tierShort', { tier }),
      name: t('levels.tier', { name: t(`levels.name.${VIP_LEVELS[level - 1] ?? 'newbie'}`), tier }),
      facts: facts === undefined ? [] : factsOf(facts),
      currentLabel: playerTier === index ? t('levels.own') : null,
      progress: playerTier === index && user !== undefined ? progressOf(user) : undefined,
    }
  }
  const Levels = isCompared ? Stack : Columns
  const levels = (
    <>
      <AsyncBoundary query={text} failed="description" waiting={null}>
        {({ content }) => <ServerText html={content} />}
      </AsyncBoundary>
      <div>
        <Button aria-pressed={isCompared} onClick={() => setIsCompared(!isCompared)}>
          {t('levels.compare')}
        </Button>
      </div>
      <Levels>
        {VIP_LEVELS.map((key, index) => {
          const level = LEVELS[index] ?? 1
          const first = index * TIERS_PER_LEVEL
          const name = t(`levels.name.${key}`)
          const ownTier =
            playerTier !== null && playerLevel === level ? { defaultTier: String(vipPlace(playerTier).tier) } : {}
          return (
            <VipLevelCard
              key={key}
              level={level}
              name={name}
              perks={[
                { icon: 'manager', text: t(level < VIP_MANAGER_FROM ? 'levels.manager' : 'levels.vipManager') },
                level < BIRTHDAY_BONUS_FROM
                  ? { icon: 'birthday', text: t('levels.noBirthday'), absent: true }
                  : { icon: 'birthday', text: t('levels.birthday') },
              ]}
              compared={isCompared}
              tiersLabel={t('levels.tiers', { name })}
              tiers={[tierProps(first), tierProps(first + 1), tierProps(first + 2)]}
              {...ownTier}
            />
          )
        })}
      </Levels>
      {text.data === undefined ? null : <ServerText html={text.data.bottom} />}
    </>
  )
  return (
    <Stack gap={6}>
      <PageHead page="levels" title={t('levels.title')} />
      <PageHeading title={t('levels.title')} />
      {/* Shown together: a late text would push the levels down. The levels need no text: they are shown without it too. */}
      {text.data === undefined && text.error === null ? <Skeleton height={SKELETON_HEIGHT} /> : levels}
    </Stack>
  )
}
