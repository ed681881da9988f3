import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isVipLevel, vipPlace } from '#contract/lobby/levels.ts'
import type { User } from '#contract/player/status.ts'
import { GamePanelLevel, GamePanelSection, ProgressBar } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { moscowDate } from '#app/lib/text/moscow-time.ts'
import { bonusesQuery } from '#app/queries/profile.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** The wager of the active bonus, with its deadline once it is loaded. */
function Wager({ user }: { user: User }) {
  const { t } = useTranslation('pages')
  const key = useLobbyKey()
  const { data: bonuses } = useQuery(bonusesQuery(key))
  const deadline = bonuses?.items.find(({ state }) => state === 'active')?.expires_at ?? null
  const done = Math.max(0, user.wagerbetsall - user.wagerbets)
  return (
    <GamePanelSection>
      <ProgressBar
        tone="teal"
        label={
          deadline === null
            ? t('game.panel.wager')
            : t('game.panel.wagerUntil', { date: moscowDate(deadline, key.language) })
        }
        value={done}
        max={user.wagerbetsall}
        valueText={t('game.panel.of', {
          value: formatNumber(done, key.language),
          max: formatRubles(user.wagerbetsall, key.language),
        })}
      />
    </GamePanelSection>
  )
}

/** The wager of the active bonus and the points of the player's tier. */
export function PlayerProgress({ user }: { user: User }) {
  const { t } = useTranslation('pages')
  const { language } = useLobbyKey()
  const number = (value: number) => formatNumber(value, language)
  const { level } = vipPlace(user.level)
  const points = {
    label: user.status === '' ? t('game.panel.points') : user.status,
    value: user.current_points,
    max: user.max_points,
    valueText:
      user.max_points > 0
        ? t('game.panel.pointsOf', { value: number(user.current_points), max: number(user.max_points) })
        : number(user.current_points),
  }
  return (
    <>
      {user.wagerbetsall > 0 ? <Wager user={user} /> : null}
      <GamePanelSection>
        {isVipLevel(level) ? <GamePanelLevel level={level} points={points} /> : <ProgressBar {...points} />}
      </GamePanelSection>
    </>
  )
}
