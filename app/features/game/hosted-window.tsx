import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameWindow, IconButton, WindowIcon, type GameWindowMode, type GameWindowProps } from '#ui/index.ts'
import { focusMain } from '#app/lib/browser/focus-main.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { favouriteToggled } from '#app/models/games/favourites.model.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import type { GameRequest, LaunchState, RunningGame } from './models/launch.machine.ts'
import { gameClosed } from './models/play.model.ts'
import { closedPlayOf } from './models/protection.ts'
import { $floatingPlace, $floatingWindow, floatingPlaceChosen } from '#app/models/preferences/floating-window.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { paths } from '#app/router/paths.ts'
import { useNavigateTo } from '#app/router/route-state.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { useCatalogue } from '#app/shell/catalogue/use-catalogue.ts'
import { useListedGame } from '#app/shell/catalogue/use-listed-game.ts'
import { ClosedCover } from './closed-cover.tsx'
import { OpeningCover, RunningCover } from './game-cover.tsx'
import { GameJackpots } from './game-jackpots.tsx'
import { HostedFrame } from './hosted-frame.tsx'
import { JackpotNotice } from './jackpot-notice.ts'
import { PlayForMoney } from './play-for-money.tsx'
import { useClosedPlay } from './use-closed-play.ts'
import { SessionCheck } from './session-check.tsx'
import { SessionMoments } from './session-moments.ts'
import { SessionLine, SessionState } from './session-line.tsx'

/** The names of the controls of a window. */
function useWindowLabels(): GameWindowProps['labels'] {
  const { t } = useTranslation('pages')
  return {
    fullscreen: t('game.fullscreen'),
    exitFullscreen: t('game.leaveFullscreen'),
    move: t('game.move'),
    nextCorner: t('game.nextCorner'),
    nextSize: t('game.nextSize'),
    returnToGame: t('game.return'),
    returnShort: t('game.returnShort'),
    close: t('game.close'),
    corners: {
      topLeft: t('game.corners.topLeft'),
      topRight: t('game.corners.topRight'),
      bottomRight: t('game.corners.bottomRight'),
      bottomLeft: t('game.corners.bottomLeft'),
    },
  }
}

interface HostedWindowProps {
  launch: LaunchState
  request: GameRequest
  /** The running game; `null` while it is being opened. */
  game: RunningGame | null
  /** Whether a launch is opened in this window, or could not be. */
  isOpening: boolean
  mode: GameWindowMode
}

/** The window of one game with its title, buttons and frame. */
export function HostedWindow({ launch, request, game, isOpening, mode }: HostedWindowProps) {
  const { t } = useTranslation('pages')
  const { catalogue, isPersonal } = useCatalogue()
  const { place, floats, isGuest } = useUnit({ place: $floatingPlace, floats: $floatingWindow, isGuest: $isGuest })
  const act = useUnit({
    move: floatingPlaceChosen,
    close: gameClosed,
    toggleFavourite: favouriteToggled,
    raise: noticeRaised,
  })
  const openSupport = useSupport()
  const [shown, setShown] = useState(mode)
  const [isReachable, setReachable] = useState(mode !== 'tucked')
  const navigate = useNavigateTo()
  const { game: listed, provider, hasJackpot = false } = useListedGame(request.slug) ?? {}
  // The catalogue's name follows the language.
  const name = listed?.name ?? game?.name ?? t('game.loading')
  const picture = listed === undefined ? null : pictureAddress(listed.image)
  const isDemo = request.mode === 'demo'
  const gameHref = paths.game(request.slug, request.mode)
  const isFavourite = listed !== undefined && catalogue?.favourites.has(listed.id) === true

  const closed = useClosedPlay()

  const close = () => {
    act.close()
    act.raise({
      tone: 'neutral',
      title: t('game.closed', { name }),
      text: t('game.closedText'),
      action: { label: t('game.openAgain'), href: gameHref },
    })
    focusMain()
  }

  const modeText = t(isDemo ? 'game.demoMode' : 'game.realMode')
  const renderCover = () => {
    const isRejected = launch.kind === 'failed' && launch.failure.kind === 'rejected'
    const isRefused = launch.kind === 'failed' && closedPlayOf(launch.failure) !== null
    // Another rejection leaves the page, and the game that ran before goes on.
    if (game === null || (isOpening && (!isRejected || isRefused)))
      return <OpeningCover launch={launch} name={name} picture={picture} />
    if (closed !== null && !isDemo) return <ClosedCover closed={closed} />
    if (game.frame !== null && game.phase.kind === 'ready') return null
    return <RunningCover game={game} picture={picture} gameHref={mode === 'seated' ? null : gameHref} />
  }
  return (
    <>
      {isDemo ? null : <JackpotNotice />}
      {isDemo || isGuest || game === null ? null : <SessionMoments />}
      {isDemo || isGuest || game === null || mode === 'tucked' ? null : <SessionCheck />}
      <GameWindow
        name={name}
        logo={picture}
        note={[modeText, provider].filter(Boolean).join(' · ')}
        mode={mode}
        back={{ href: paths.home(), label: t('game.back') }}
        gameHref={gameHref}
        actions={
          <>
            {listed === undefined || catalogue === undefined || !isPersonal ? null : (
              <IconButton
                icon="heart"
                label={t(isFavourite ? 'game.removeFavourite' : 'game.addFavourite')}
                aria-pressed={isFavourite}
                onClick={() => act.toggleFavourite(listed.id)}
              />
            )}
            <IconButton icon="support" label={t('game.support')} onClick={openSupport} />
            <IconButton
              icon={<WindowIcon name="minimise" />}
              label={t(floats ? 'game.minimise' : 'game.leave')}
              onClick={() => navigate(paths.home())}
            />
          </>
        }
        // The real game of a signed-out player has no session.
        line={isDemo ? <PlayForMoney slug={request.slug} /> : isGuest ? undefined : <SessionLine />}
        jackpots={hasJackpot ? <GameJackpots /> : undefined}
        state={
          isDemo ? t(shown === 'tucked' ? 'game.paused' : 'game.demo') : <SessionState isPaused={shown === 'tucked'} />
        }
        frame={
          game === null || game.frame === null || game.phase.kind === 'ended' ? null : (
            <HostedFrame launch={game.launch} name={name} frame={game.frame} isHeld={!isReachable} />
          )
        }
        cover={renderCover()}
        isTall={game?.frame?.keepsOrigin !== true}
        place={place}
        onPlace={act.move}
        onClose={close}
        onShownChange={setShown}
        onReachableChange={setReachable}
        labels={useWindowLabels()}
      />
    </>
  )
}
