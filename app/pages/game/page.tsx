import { useUnit } from 'effector-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayMode } from '#contract/lobby/games.ts'
import { Button, ErrorState, GameStage, Skeleton } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { $launch, gameClosed, gameOpened, launchRetried } from '#app/models/play/play.model.ts'
import { useCatalogue } from '#app/shell/games/use-catalogue.ts'
import { paths } from '#app/router/paths.ts'
import { Redirect } from '#app/router/search-params-state.ts'
import { useGameRoute } from '#app/router/route-state.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { GameRejected } from './game-rejected.tsx'

/** Without a response nothing is known about the game: stay on the page and offer a retry. */
function GameNoResponse({ failure }: { failure: Failure }) {
  const { t } = useTranslation(['pages', 'texts'])
  const retry = useUnit(launchRetried)
  const text = useFailureText(failure)
  return (
    <ErrorState
      title={t('game.unavailable')}
      action={<Button onClick={() => retry()}>{t('texts:failure.retry')}</Button>}
    >
      {text}
    </ErrorState>
  )
}

/** A game window. An invalid slug redirects to the 404 page. */
export function GamePage() {
  const route = useGameRoute()
  return route === null ? <Redirect to={paths.notFound()} /> : <NamedGame {...route} />
}

function NamedGame({ slug, mode }: { slug: string; mode: PlayMode }) {
  const { t } = useTranslation('pages')
  const { launch, open, close } = useUnit({ launch: $launch, open: gameOpened, close: gameClosed })
  useEffect(() => void open({ slug, mode }), [open, slug, mode])
  useEffect(() => close, [close])
  const { catalogue } = useCatalogue()
  const name =
    launch.kind === 'open'
      ? launch.game.name
      : (catalogue?.games.find((game) => game.slug === slug)?.name ?? t('game.loading'))

  const renderContent = (): ReactNode => {
    switch (launch.kind) {
      case 'closed':
      case 'loading':
        return <Skeleton height="fill" />
      case 'failed':
        return launch.failure.kind === 'noResponse' ? (
          <GameNoResponse failure={launch.failure} />
        ) : (
          <GameRejected failure={launch.failure} />
        )
      case 'open':
        return <ErrorState title={t('game.unavailable')}>{t('game.noFrame')}</ErrorState>
    }
  }
  return (
    <>
      <PageHead page={null} title={t('game.title', { name })} />
      <GameStage
        title={name}
        note={t(launch.kind === 'open' && launch.game.isDemoInstead ? 'game.demoInstead' : 'game.demoMode')}
        back={{ href: paths.home(), label: t('game.back') }}
        fullscreenLabel={t('game.fullscreen')}
        exitFullscreenLabel={t('game.leaveFullscreen')}
        content={
          launch.kind === 'open' && launch.game.frame !== null
            ? { kind: 'frame', ...launch.game.frame }
            : { kind: 'other', node: renderContent() }
        }
      />
    </>
  )
}
