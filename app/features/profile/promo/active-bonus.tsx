import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bonusCost } from '#contract/money/bonus-cost.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import type { User } from '#contract/player/status.ts'
import { BonusCard, Button, ButtonLink, Dialog, FactList, Inline, Stack, Text } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { paths } from '#app/router/paths.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { BonusGames } from './bonus-games.tsx'
import { stakesLeft, stakesOf } from './bonus-terms.ts'
import { failureOf, type BonusSubmission } from './bonus-ticket.tsx'

/** The facts of the wager; a fact that the server does not send is left out. */
function useWagerFacts(bonus: Bonus, user: User) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const rubles = (amount: number) => formatRubles(amount, language)
  const [left, total] = [stakesLeft(bonus, user), stakesOf(bonus)]
  const { cost } = bonusCost({ amount: user.bonus_balance, stakes: left, edge: bonus.edge })
  const facts = [
    total > 0
      ? {
          id: 'left',
          label: t('bonuses.left'),
          explanation: t('bonuses.leftMeaning'),
          value: t('bonuses.leftOf', { left: formatNumber(left, language), total: rubles(total) }),
        }
      : null,
    { id: 'money', label: t('bonuses.money'), value: rubles(user.bonus_balance) },
    bonus.expires_at === null
      ? null
      : {
          id: 'until',
          label: t('bonuses.deadline'),
          value: t('bonuses.until', { until: moscowMoment(bonus.expires_at, language) }),
        },
    bonus.max_bet > 0
      ? { id: 'bet', label: t('bonuses.bet'), value: t('bonuses.notAbove', { max: rubles(bonus.max_bet) }) }
      : null,
    bonus.max_paid > 0
      ? { id: 'paid', label: t('bonuses.paid'), value: t('bonuses.notAbove', { max: rubles(bonus.max_paid) }) }
      : null,
    bonus.spins_left > 0
      ? { id: 'spins', label: t('bonuses.spinsLeft'), value: formatNumber(bonus.spins_left, language) }
      : null,
    cost > 0 ? { id: 'cost', label: t('bonuses.costLeft'), value: rubles(cost) } : null,
  ].filter((fact) => fact !== null)
  // Rounded down: 100 % means wagered.
  return { facts, percent: total > 0 ? Math.floor((100 * (total - left)) / total) : null }
}

interface ActiveBonusProps {
  bonus: Bonus
  user: User
  givingUp: BonusSubmission
}

/** The bonus that is being wagered: progress, facts and what the remaining stakes cost. It can be given up. */
export function ActiveBonus({ bonus, user, givingUp }: ActiveBonusProps) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const [isAsking, setIsAsking] = useState(false)
  const { facts, percent } = useWagerFacts(bonus, user)
  const { title } = bonus
  const failure = failureOf(givingUp, bonus)
  return (
    <Stack gap={4}>
      <BonusCard
        state="active"
        status={t('bonuses.state.active')}
        title={title}
        progress={
          percent === null
            ? undefined
            : {
                label: t('bonuses.wager'),
                percent,
                figure: t('bonuses.percent', { percent }),
                caption: t('bonuses.wagered'),
              }
        }
        actions={
          <>
            {user.bonus_games.length > 0 ? (
              <ButtonLink href={paths.games('bonus')}>{t('bonuses.games')}</ButtonLink>
            ) : null}
            <Button
              tone={user.bonus_games.length > 0 ? 'quiet' : 'secondary'}
              busy={givingUp.isBusy}
              aria-label={t('bonuses.giveUpOf', { title })}
              onClick={() => setIsAsking(true)}
            >
              {t(givingUp.isBusy ? 'bonuses.givingUp' : 'bonuses.giveUp')}
            </Button>
            <Dialog open={isAsking} onOpenChange={setIsAsking} title={t('bonuses.ask')}>
              <Stack gap={4}>
                <Text>{t('bonuses.askText', { bonus: formatRubles(user.bonus_balance, language) })}</Text>
                <Text>{t('bonuses.askOwn', { own: formatRubles(user.balance, language) })}</Text>
                <Inline>
                  <Button
                    tone="negative"
                    onClick={() => {
                      setIsAsking(false)
                      givingUp.submit(bonus.id)
                    }}
                  >
                    {t('bonuses.confirm')}
                  </Button>
                  <Button tone="quiet" onClick={() => setIsAsking(false)}>
                    {t('bonuses.keep')}
                  </Button>
                </Inline>
              </Stack>
            </Dialog>
          </>
        }
      >
        <FactList rows facts={facts} />
        {failure === null ? null : <OutcomeUnknown what="giveUp" failure={failure} />}
      </BonusCard>
      <BonusGames bonus={bonus} isLimited={user.bonus_games.length > 0} />
    </Stack>
  )
}
