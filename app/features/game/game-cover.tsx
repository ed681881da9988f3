import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, ErrorState, GameLoading, Inline, Stack } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { focusMain } from '#app/lib/browser/focus-main.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import type { LaunchState, RunningGame } from './models/launch.machine.ts'
import { ClosedCover } from './closed-cover.tsx'
import { gameRestarted, launchRetried } from './models/play.model.ts'
import { closedPlayOf } from './models/protection.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { paths } from '#app/router/paths.ts'
import { SimilarGames } from './similar-games.tsx'
import { usePlayForMoney } from './use-play-for-money.ts'

/** Without a response nothing is known about the game: the page stays and offers a retry. */
function NoResponse({ failure }: { failure: Failure }) {
  const { t } = useTranslation(['pages', 'texts'])
  const retry = useUnit(launchRetried)
  const text = useFailureText(failure)
  return (
    <ErrorState
      title={t('game.unavailable')}
      action={
        <Button
          onClick={() => {
            retry()
            focusMain()
          }}
        >
          {t('texts:failure.retry')}
        </Button>
      }
    >
      {text}
    </ErrorState>
  )
}

/**
 * Covers a game that is being opened or could not be; `null` for a rejection that leaves the page. Players' protection
 * says here until when.
 */
export function OpeningCover({ launch, name, picture }: { launch: LaunchState; name: string; picture: string | null }) {
  const { t } = useTranslation('pages')
  if (launch.kind === 'failed') {
    const closed = closedPlayOf(launch.failure)
    if (closed !== null) return <ClosedCover closed={closed} />
    return launch.failure.kind === 'rejected' ? null : <NoResponse failure={launch.failure} />
  }
  return <GameLoading name={name} picture={picture} text={t('game.loading')} />
}

/** Covers a running game while its frame loads, is slow, or has ended. */
export function RunningCover({
  game,
  picture,
  gameHref,
}: {
  game: RunningGame
  picture: string | null
  /** The page of the game, where a window that floats elsewhere starts anew; `null` on that page. */
  gameHref: string | null
}) {
  const { t } = useTranslation('pages')
  const { restart, isGuest } = useUnit({ restart: gameRestarted, isGuest: $isGuest })
  const playForMoney = usePlayForMoney(game.request.slug)
  const { phase } = game
  const renderRestart = (label: string) =>
    // A new launch would be a demo.
    isGuest && game.request.mode === 'real' ? (
      <Button onClick={playForMoney}>{t('game.signIn')}</Button>
    ) : gameHref === null ? (
      <Button
        onClick={() => {
          restart()
          // The button goes with the cover.
          focusMain()
        }}
      >
        {label}
      </Button>
    ) : (
      <ButtonLink href={gameHref}>{label}</ButtonLink>
    )
  if (game.frame === null) return <ErrorState title={t('game.unavailable')}>{t('game.noFrame')}</ErrorState>
  switch (phase.kind) {
    case 'ready':
      return null
    case 'loading':
      return <GameLoading name={game.name} picture={picture} text={t('game.loading')} />
    case 'slow':
      return (
        <ErrorState
          title={t('game.slow')}
          action={
            <Inline justify="centre">
              {renderRestart(t('game.again'))}
              <ButtonLink href={paths.home()}>{t('game.back')}</ButtonLink>
            </Inline>
          }
        >
          {t('game.slowText')}
        </ErrorState>
      )
    case 'ended':
      return (
        <Stack gap={3}>
          <ErrorState
            title={t(`game.ended.${phase.reason}`)}
            action={
              phase.reason === 'blocked' ? (
                <ButtonLink href={paths.complaints()}>{t('account.session.toComplaints')}</ButtonLink>
              ) : (
                renderRestart(t(phase.reason === 'unsupported' ? 'game.again' : 'game.playHere'))
              )
            }
          >
            {t(`game.endedText.${phase.reason}`)}
          </ErrorState>
          {phase.reason === 'unsupported' ? <SimilarGames slug={game.request.slug} /> : null}
        </Stack>
      )
  }
}
