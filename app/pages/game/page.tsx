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

const INSTEAD = { replace: true }

/** A refusal of a game: another game comes first, or home with the reason (`spec §8`). */
function GameRefusal({ error }: { error: Error }) {
  const { t } = useTranslation('pages')
  const failure = failureOf(error)
  const text = useFailureMessage(failure)
  const goTo = useNavigateTo(INSTEAD)
  const raise = useUnit(noticeRaised)
  const other = otherGame(failure)
  useEffect(() => {
    // The words may still be on their way; leaving the page ends this component, so it says them once.
    if (text === null) return
    // An unfinished game is the player's own.
    raise({ tone: 'negative', title: t('game.unavailable'), text, personal: other !== null })
    goTo(other === null ? paths.home() : paths.game(other, 'real'))
  }, [text, raise, goTo, other, t])
  return null
}

/** An answer that was not read says nothing of the game: the page stays, and asks again when told to. */
function GameUnread({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useTranslation(['pages', 'texts'])
  const text = useFailureText(failureOf(error))
  return (
    <ErrorState title={t('game.unavailable')} action={<Button onClick={retry}>{t('texts:failure.retry')}</Button>}>
      {text}
    </ErrorState>
  )
}

/** A game in its window. A guest always plays demo (`spec §4`). What can be no game's name is no page. */
export function GamePage() {
  const route = useGameRoute()
  return route === null ? <Redirect to={paths.notFound()} /> : <NamedGame {...route} />
}

function NamedGame(route: { slug: string; mode: PlayMode }) {
  const { t } = useTranslation('pages')
  const { language, session, isGuest } = useUnit({ language: $language, session: $session, isGuest: $isGuest })
  const openGame = useUnit(gameOpenChanged)
  const report = useUnit(requestFailed)
  const tellRefused = useUnit(urlRejected)
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
    // A hit that was not counted is nothing that a player should hear of; the operator does.
    if (id !== undefined) void httpOf(client).call(hitGame, { body: { id } }).catch(report)
  }, [client, id, report])

  const src = data === undefined ? null : gameFrameAddress(data.url, window.location.origin)
  const refused = src === null ? data?.url : undefined
  useEffect(() => {
    // The page itself tells the player.
    if (refused !== undefined) tellRefused({ url: refused, reason: 'no frame', isNavigation: false })
  }, [refused, tellRefused])
  const content: GameStageProps['content'] =
    data === undefined
      ? {
          kind: 'other',
          node:
            error === null ? (
              <Skeleton height="fill" />
            ) : failureOf(error).kind === 'unread' ? (
              <GameUnread error={error} retry={() => void refetch()} />
            ) : (
              <GameRefusal error={error} />
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
        leaveFullscreenLabel={t('game.leaveFullscreen')}
        content={content}
      />
    </>
  )
}
