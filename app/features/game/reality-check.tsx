import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { PlaySession } from '#contract/play/session.ts'
import { Alert, Countdown, Link, RealityCheck as RealityCheckDialog } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import type { Failure } from '#app/http/failure.ts'
import { formatNet, formatRubles } from '#app/lib/text/format.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useNavigateTo } from '#app/router/route-state.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useElapsed } from '#app/shell/time/use-remaining.ts'
import { gameClosed } from './models/play.model.ts'
import { realityAnswered, type RealityAnswer } from './models/reality-answer.model.ts'

const ANSWERS: readonly RealityAnswer[] = ['goOn', 'break', 'history', 'leave']

const MINUTE_MS = 60_000

function NotSaved({ failure }: { failure: Failure }) {
  const { t } = useTranslation('pages')
  return (
    <Alert tone="negative" title={t('game.check.notSaved')}>
      {useFailureText(failure)}
    </Alert>
  )
}

export interface RealityCheckProps extends Pick<PlaySession, 'staked' | 'won'> {
  startedAt: number
  /** Minutes until the next one. */
  every: number
}

/** The dialog that says time and money, and acknowledges the check by each of its answers. */
export function RealityCheck({ startedAt, every, staked, won }: RealityCheckProps) {
  const { t } = useTranslation('pages')
  const { language } = useLobbyKey()
  const clock = requireClock(useUnit($clock))
  const closeGame = useUnit(gameClosed)
  const navigate = useNavigateTo()
  const elapsed = useElapsed(startedAt)
  const { state, failure, isBusy, submit } = useSubmission(realityAnswered)
  const answer = (chosen: RealityAnswer) => {
    submit(chosen)
    // The game is on hold on these pages; an answer that is lost is asked for again.
    if (chosen === 'break') navigate(playerPaths.breaks())
    if (chosen === 'history') navigate(playerPaths.bets())
    if (chosen === 'leave') {
      closeGame()
      navigate(paths.home())
    }
  }
  const time = t('game.check.time')
  return (
    <RealityCheckDialog
      open
      title={t('game.check.title', { count: Math.floor((clock.now() - startedAt) / MINUTE_MS) })}
      description={t('game.check.text')}
      figures={[
        { id: 'time', label: time, value: <Countdown label={time} remaining={elapsed} form="minutes" /> },
        { id: 'staked', label: t('game.check.staked'), value: formatRubles(staked, language) },
        { id: 'won', label: t('game.check.won'), value: formatRubles(won, language) },
        { id: 'net', label: t('game.check.net'), value: formatNet({ staked, won }, language) },
      ]}
      actions={ANSWERS.map((id) => ({
        id,
        label: t(`game.check.answers.${id}`),
        busy: isBusy && state.subject === id,
        onClick: () => answer(id),
      }))}
    >
      {failure === null ? (
        <>
          {t('game.check.next', { minutes: every })} <Link href={playerPaths.limits()}>{t('game.check.change')}</Link>
        </>
      ) : (
        <NotSaved failure={failure} />
      )}
    </RealityCheckDialog>
  )
}
