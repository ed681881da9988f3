import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { isVipLevel, VIP_TIERS, vipPlace } from '#contract/lobby/levels.ts'
import type { User } from '#contract/player/status.ts'
import { Avatar, Button, Heading, Inline, LevelProgress, Stack, Surface, Text, WagerProgress } from '#ui/index.ts'
import { formatPhone } from '#app/lib/text/format-phone.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { bidiIsolate } from '#app/lib/text/bidi-isolate.ts'
import { signOutRequested } from '#app/models/session/sign-out/sign-out.model.ts'
import { pointsBefore } from '#app/features/profile/index.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

const isTier = (tier: number): tier is 1 | 2 | 3 => tier >= 1 && tier <= 3

function Level({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const { level, tier } = vipPlace(user.level)
  if (!isVipLevel(level) || !isTier(tier)) return null
  const number = (value: number) => formatNumber(value, language)
  const isLast = user.level === VIP_TIERS.length - 1
  return (
    <LevelProgress
      status={user.status}
      level={level}
      tier={tier}
      levelText={t('level.place', { level, tier })}
      note={t(isLast ? 'level.last' : 'level.next', { shown: number(pointsBefore(user.level) + user.current_points) })}
      points={{
        label: t('level.points'),
        value: user.current_points,
        max: Math.max(1, user.max_points),
        valueText: t('level.pointsText', { now: number(user.current_points), all: number(user.max_points) }),
      }}
    />
  )
}

/** Name and contacts of the player, with a sign-out button, because a desktop has no menu for it. */
export function ProfileHead({ user }: { user: User }) {
  const { t } = useTranslation('pages')
  const signOut = useUnit(signOutRequested)
  const name = user.name === '' ? user.login || user.email : user.name
  const lines = [user.status, user.phone === '' ? '' : formatPhone(user.phone), user.email].filter(Boolean)
  return (
    <Inline justify="between">
      <Inline gap={4}>
        <Avatar name={name} size="large" />
        <Stack gap={1}>
          <Heading level={1} size={24}>
            {bidiIsolate(name)}
          </Heading>
          {lines.map((line) => (
            <Text key={line} size={13} tone="muted">
              {line}
            </Text>
          ))}
        </Stack>
      </Inline>
      <Button onClick={() => signOut()}>{t('account.signOut')}</Button>
    </Inline>
  )
}

/** Progress of the VIP status and of wagering. */
export function Progress({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const rubles = (amount: number) => formatRubles(amount, language)
  return (
    <Stack gap={5}>
      <Level user={user} />
      {user.wagerbetsall > 0 ? (
        <Surface>
          <WagerProgress
            label={t('wager.label')}
            remaining={user.wagerbets}
            total={user.wagerbetsall}
            wageredText={t('wager.done', {
              done: rubles(user.wagerbetsall - user.wagerbets),
              all: rubles(user.wagerbetsall),
            })}
            remainingText={t('wager.left', { left: rubles(user.wagerbets) })}
            note={t('wager.note')}
          />
        </Surface>
      ) : null}
    </Stack>
  )
}
