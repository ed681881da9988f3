import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayMode } from '#contract/games.ts'
import { hitGame } from '#contract/play.ts'
import { Button, ErrorState, GameStage, Skeleton, type GameStageProps } from '#ui/index.ts'
import { failureOf } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { gameFrameAddress } from '#app/lib/game-frame-address.ts'
import { urlRejected } from '#app/lib/rejected-url.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { gameOpenChanged } from '#app/models/presence/presence.model.ts'
import { $isGuest, $session } from '#app/models/session/session.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { gameAddressQuery } from '#app/queries/play.ts'
import { useCatalogue } from '#app/shell/use-catalogue.ts'
import { paths } from '#app/router/paths.ts'
import { Redirect } from '#app/router/search-params-state.ts'
import { useGameRoute, useNavigateTo } from '#app/router/route-state.ts'
import { useFailureText, useFailureMessage } from '#app/shell/failure-messages.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { otherGame } from './other-game.ts'

const REPLACE = { replace: true }

/** Redirects after a rejected game: to the game that must be finished first, or home with an error toast (`spec §8`). */
function GameRejected({ error }: { error: Error }) {
  const { t } = useTranslation('pages')
  const failure = failureOf(error)
  const text = useFailureMessage(failure)
  const navigate = useNavigateTo(REPLACE)
  const raise = useUnit(noticeRaised)
  const other = otherGame(failure)
  useEffect(() => {
    // The text is loaded on demand. Navigation unmounts this component, so the toast is shown once.
    if (text === null) return
    // A message about an unfinished game is only for this player.
    raise({ tone: 'negative', title: t('game.unavailable'), text, personal: other !== null })
    navigate(other === null ? paths.home() : paths.game(other, 'real'))
  }, [text, raise, navigate, other, t])
  return null
}

/** Without a response nothing is known about the game: stay on the page and offer a retry. */
function GameNoResponse({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useTranslation(['pages', 'texts'])
  const text = useFailureText(failureOf(error))
  return (
    <ErrorState title={t('game.unavailable')} action={<Button onClick={retry}>{t('texts:failure.retry')}</Button>}>
      {text}
    </ErrorState>
  )
}

/** A game window. Guests always play demo (`spec §4`). An invalid slug redirects to the 404 page. */
export function GamePage() {
  const route = useGameRoute()
  return route === null ? <Redirect to={paths.notFound()} /> : <NamedGame {...route} />
}

function NamedGame(route: { slug: string; mode: PlayMode }) {
  const { t } = useTranslation('pages')
  const { language, session, isGuest } = useUnit({ language: $language, session: $session, isGuest: $isGuest })
  const openGame = useUnit(gameOpenChanged)
  const report = useUnit(requestFailed)
  const reportUrl = useUnit(urlRejected)
  const client = useQueryClient()
  const mode = isGuest ? 'demo' : route.mode
  const { data, error, refetch } = useQuery(gameAddressQuery({ session: session.id, language, slug: route.slug, mode }))
  const { catalogue } = useCatalogue()
  const name = data?.name ?? catalogue?.games.find(({ slug }) => slug === route.slug)?.name ?? t('game.loading')

  useEffect(() => {
    openGame(true)
    return () => void openGame(false)
  }, [openGame])
  const id = data?.id
  useEffect(() => {
    // A failed hit count does not concern the player, only the operator.
    if (id !== undefined) void httpOf(client).call(hitGame, { body: { id } }).catch(report)
  }, [client, id, report])

  const src = data === undefined ? null : gameFrameAddress(data.url, window.location.origin)
  const rejectedUrl = src === null ? data?.url : undefined
  useEffect(() => {
    // No toast: the page itself shows the error.
    if (rejectedUrl !== undefined) reportUrl({ url: rejectedUrl, reason: 'no frame', isNavigation: false })
  }, [rejectedUrl, reportUrl])
  const content: GameStageProps['content'] =
    data === undefined
      ? {
          kind: 'other',
          node:
            error === null ? (
              <Skeleton height="fill" />
            ) : failureOf(error).kind === 'noResponse' ? (
              <GameNoResponse error={error} retry={() => void refetch()} />
            ) : (
              <GameRejected error={error} />
            ),
        }
      : src === null
        ? {
            kind: 'other',
            node: <ErrorState title={t('game.unavailable')}>{t('game.noFrame')}</ErrorState>,
          }
        : { kind: 'frame', src }

  return (
    <>
      <PageHead page={null} title={t('game.title', { name })} />
      <GameStage
        title={name}
        note={t('game.demoMode')}
        back={{ href: paths.home(), label: t('game.back') }}
        fullscreenLabel={t('game.fullscreen')}
        exitFullscreenLabel={t('game.leaveFullscreen')}
        content={content}
      />
    </>
  )
}
