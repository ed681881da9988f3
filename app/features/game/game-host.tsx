import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { matchPath } from 'react-router-dom'
import { ROUTES } from '#contract/lobby/pages.ts'
import { requestOf, type GameRequest, type LaunchState } from './models/launch.machine.ts'
import { gamePageLeft, gameRequested, $launch, $player, $runningGame } from './models/play.model.ts'
import { floatingWindowRead } from '#app/models/preferences/floating-window.model.ts'
import { useGameRoute, useLocationInfo } from '#app/router/route-state.ts'
import { HostedWindow } from './hosted-window.tsx'

/** Pages of money, of the account and of protection: the game is on hold there. */
const TUCKED = [
  ROUTES.cashbox,
  ROUTES.profile,
  `${ROUTES['responsible-gaming']}/*`,
  `${ROUTES.invoice}/*`,
  `${ROUTES['payment-notify']}/*`,
]
const isTucked = (path: string): boolean => TUCKED.some((pattern) => matchPath(pattern, path) !== null)

/** The launch that the effect of the host requests. Its window is shown by the first rendering, before the effect. */
const nextLaunch = ({ launch }: LaunchState, request: GameRequest): LaunchState => ({
  kind: 'opening',
  launch: launch + 1,
  request,
  running: null,
  isAutomatic: false,
})

/**
 * The owner of all game windows, for the whole life of the app: opens the game of the page, seats it there, and lets it
 * float over other pages. At most two windows exist, while another game opens.
 */
export function GameHost() {
  const route = useGameRoute()
  const { path } = useLocationInfo()
  const { launch: current, running, player } = useUnit({ launch: $launch, running: $runningGame, player: $player })
  const launch = current.kind === 'closed' && route !== null ? nextLaunch(current, requestOf(route, player)) : current
  const act = useUnit({ request: gameRequested, leave: gamePageLeft, readFloating: floatingWindowRead })
  const { request, leave, readFloating } = act
  const [slug, mode] = [route?.slug, route?.mode]
  useEffect(() => readFloating(), [readFloating])
  useEffect(() => {
    if (slug === undefined || mode === undefined) leave()
    else request({ slug, mode })
  }, [request, leave, slug, mode])

  const isSeated = running !== null && running.request.slug === slug
  const isOpening = (launch.kind === 'opening' || launch.kind === 'failed') && launch.request.slug === slug
  return [
    running === null ? null : (
      <HostedWindow
        key={running.launch}
        launch={launch}
        request={running.request}
        game={running}
        // The other mode of the same game opens in its place.
        isOpening={isSeated && isOpening}
        mode={isSeated ? 'seated' : isTucked(path) ? 'tucked' : 'floating'}
      />
    ),
    isOpening && !isSeated ? (
      <HostedWindow key={launch.launch} launch={launch} request={launch.request} game={null} isOpening mode="seated" />
    ) : null,
  ]
}
