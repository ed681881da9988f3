import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { PlayMode } from '#contract/lobby/games.ts'
import { $launch, $runningGame, balanceChanged, closedPlayOf, usePlayForMoney } from '#app/features/game/index.ts'
import { paths } from '#app/router/paths.ts'
import { useGameRoute } from '#app/router/route-state.ts'
import { Redirect } from '#app/router/redirect.tsx'
// The window of the game is part of the layout. Imported here too, so that a prefetch of the page brings it along.
// oxlint-disable-next-line no-restricted-imports -- index.ts would bring the window into the first page
import '#app/features/game/game-host.tsx'
import { useListedGame } from '#app/shell/catalogue/use-listed-game.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { GameFacts } from './game-facts.tsx'
import { GameRejected } from './game-rejected.tsx'
import { GamePanel } from './panel/game-panel.tsx'

/** The page of a game: what lies beside its window. An invalid slug redirects to the 404 page. */
export function GamePage() {
  const route = useGameRoute()
  return route === null ? <Redirect to={paths.notFound()} /> : <NamedGame {...route} />
}

function NamedGame({ slug, mode }: { slug: string; mode: PlayMode }) {
  const { t } = useTranslation('pages')
  const { launch, running, refreshBalance } = useUnit({
    launch: $launch,
    running: $runningGame,
    refreshBalance: balanceChanged,
  })
  const listed = useListedGame(slug)?.game
  const playForMoney = usePlayForMoney(slug)
  const opened = running?.request.slug === slug ? running : null
  // The catalogue's name follows the language.
  const name = listed?.name ?? opened?.name ?? t('game.loading')
  const isDemo = (opened?.request.mode ?? mode) === 'demo'
  return (
    <>
      <PageHead page={null} title={isDemo ? t('game.title', { name }) : name} />
      {launch.kind === 'failed' &&
      launch.failure.kind === 'rejected' &&
      launch.request.slug === slug &&
      // The window says so.
      closedPlayOf(launch.failure) === null ? (
        <GameRejected failure={launch.failure} slug={slug} />
      ) : null}
      <GamePanel
        game={{
          slug,
          id: listed?.id ?? opened?.id ?? null,
          name,
          mode: isDemo ? 'demo' : 'real',
          isFlash: opened?.renderer === 'flash',
          followsBet: opened?.followsBet === true,
        }}
        onPlayForMoney={playForMoney}
        onDeposited={refreshBalance}
      />
      <GameFacts slug={slug} />
    </>
  )
}
