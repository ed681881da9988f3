import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GUEST_ID } from '#contract/player/status.ts'
import { SessionBar, SessionTime } from '#ui/index.ts'
import { formatNet, formatRubles } from '#app/lib/text/format.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { playSessionQuery } from '#app/queries/play-session.ts'
import { useElapsed } from '#app/shell/time/use-remaining.ts'
import { useUntilResult } from '#app/shell/player/use-until-result.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** The session in formatted amounts; `null` if there is none. The one of another player is never shown. */
function useSession() {
  const { session: id, language } = useLobbyKey()
  const { data: latest } = useQuery({ ...playSessionQuery({ session: id }), enabled: id !== GUEST_ID })
  const data = useUntilResult(latest, id)
  if (id === GUEST_ID || data === undefined || data === null || data.started_at === null) return null
  return {
    startedAt: data.started_at,
    staked: formatRubles(data.staked, language),
    won: formatRubles(data.won, language),
    net: formatNet(data, language),
  }
}

type Session = NonNullable<ReturnType<typeof useSession>>

function Bar({ session: { startedAt, staked, won, net } }: { session: Session }) {
  const { t } = useTranslation('pages')
  const word = (key: 'time' | 'staked' | 'won' | 'net') => ({
    full: t(`game.session.${key}`),
    short: t(`game.session.short.${key}`),
  })
  return (
    <SessionBar
      label={t('game.session.label')}
      elapsed={useElapsed(startedAt)}
      words={{ time: word('time'), staked: word('staked'), won: word('won'), net: word('net') }}
      {...{ staked, won, net }}
      history={{ href: playerPaths.bets(), label: t('game.session.history') }}
    />
  )
}

/** Time, stakes, wins and net result of the session above a real game (RTS 2E, 13C). */
export function SessionLine() {
  const session = useSession()
  return session === null ? null : <Bar session={session} />
}

function Time({ session: { startedAt, net }, isPaused }: { session: Session; isPaused: boolean }) {
  const { t } = useTranslation('pages')
  const elapsed = useElapsed(startedAt)
  return (
    <SessionTime
      timeLabel={t('game.session.time')}
      elapsed={isPaused ? null : elapsed}
      netLabel={t('game.session.net')}
      net={net}
      {...(isPaused ? { note: t('game.paused') } : {})}
    />
  )
}

/**
 * Time and net result in the bar of a floating real game. The session goes on while its game is paused in a tucked one,
 * which shows no clock for that.
 */
export function SessionState({ isPaused }: { isPaused: boolean }) {
  const { t } = useTranslation('pages')
  const session = useSession()
  return session === null ? t(isPaused ? 'game.paused' : 'game.real') : <Time session={session} isPaused={isPaused} />
}
