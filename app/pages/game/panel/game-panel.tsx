import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { GamePanel as GamePanelView } from '#ui/index.ts'
import { $closedPayments } from '#app/features/cashier/index.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { FavouritesTab } from './favourites-tab.tsx'
import { PlayerTab } from './player-tab.tsx'
import { TournamentsTab } from './tournaments-tab.tsx'
import { usePanelTab } from './use-panel-tab.ts'
import { WinnersTab } from './winners-tab.tsx'

/** The game that the panel belongs to. */
export interface PanelGame {
  slug: string
  /** `null` until the game is opened. */
  id: number | null
  name: string
  mode: 'real' | 'demo'
  isFlash: boolean
  /** Whether the frame follows the bet. */
  followsBet: boolean
}

export interface GamePanelProps {
  game: PanelGame
  /** The player wants this game for real money, a guest after the sign-in. `null` if the server has no real play. */
  onPlayForMoney: () => void
  /** The pay window has ended, so the balance may have changed. */
  onDeposited?: () => void
}

/** The side panel of the game page with four tabs (`spec §2`). The open one is part of the address. */
export function GamePanel({ game, onPlayForMoney, onDeposited }: GamePanelProps) {
  const { t } = useTranslation('pages')
  const { isGuest, closedPayments } = useUnit({ isGuest: $isGuest, closedPayments: $closedPayments })
  const seenPayments = useRef(closedPayments)
  const paymentEnded = useEffectEvent(() => onDeposited?.())
  useEffect(() => {
    if (closedPayments === seenPayments.current) return
    seenPayments.current = closedPayments
    paymentEnded()
  }, [closedPayments])
  const { tab, choose, open, close, leave } = usePanelTab()
  const playForMoney = () => {
    leave()
    onPlayForMoney()
  }
  return (
    <GamePanelView
      label={t('game.panel.label')}
      title={game.name}
      value={tab}
      onValueChange={choose}
      onSheetOpen={open}
      onSheetClose={close}
      tabs={[
        {
          id: 'player',
          icon: 'player',
          label: t('game.panel.tabs.player'),
          content: <PlayerTab {...{ game, isGuest, leave, playForMoney }} />,
        },
        {
          id: 'tournaments',
          icon: 'tournaments',
          label: t('game.panel.tabs.tournaments'),
          content: <TournamentsTab gameId={game.id} />,
        },
        { id: 'winners', icon: 'winners', label: t('game.panel.tabs.winners'), content: <WinnersTab /> },
        {
          id: 'favourites',
          icon: 'favourites',
          label: t('game.panel.tabs.favourites'),
          content: <FavouritesTab isGuest={isGuest} onSignIn={leave} />,
        },
      ]}
    />
  )
}
