import { useTranslation } from 'react-i18next'
import { GUEST_ID } from '#contract/player/status.ts'
import { Button, GamePanelSection, Skeleton, Stack, Text } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { BetSetting } from './bet-setting.tsx'
import type { PanelGame } from './game-panel.tsx'
import { PlayerMoney } from './player-money.tsx'
import { PlayerProgress } from './player-progress.tsx'
import { PlayerToday } from './player-today.tsx'

const SIGN_IN_HEIGHT = 320
const MONEY_HEIGHT = 64

const waitingSignIn = (
  <GamePanelSection>
    <Skeleton height={SIGN_IN_HEIGHT} />
  </GamePanelSection>
)
/** With the forms, which a signed-in player does not need. */
const GuestSignIn = lazyPart(async () => (await import('./guest-sign-in.tsx')).GuestSignIn, {
  waiting: waitingSignIn,
  failed: 'page',
})

interface PlayerTabProps {
  game: PanelGame
  isGuest: boolean
  /** Closes the sheet before a dialog opens. */
  leave: () => void
  playForMoney: () => void
}

/** The way to the same game for real money, and that a demo uses play money. */
function DemoNote({ isDemo, playForMoney }: { isDemo: boolean } & Pick<PlayerTabProps, 'playForMoney'>) {
  const { t } = useTranslation('pages')
  return (
    <GamePanelSection>
      <Stack gap={3}>
        {isDemo ? (
          <Text size={13} tone="muted">
            {t('game.panel.demo')}
          </Text>
        ) : null}
        <Button wide onClick={playForMoney}>
          {t('game.playForMoney')}
        </Button>
      </Stack>
    </GamePanelSection>
  )
}

/** The sign-in for a guest; money, wager, level and day of a player; the bet of a game that has one (`spec §2`). */
export function PlayerTab({ game, isGuest, leave, playForMoney }: PlayerTabProps) {
  const player = usePlayer()
  const isKnown = player !== undefined && player.id !== GUEST_ID
  const isDemo = isGuest || game.mode === 'demo'
  return (
    <>
      {isGuest ? null : isKnown ? (
        <PlayerMoney user={player} />
      ) : (
        <GamePanelSection>
          <Skeleton height={MONEY_HEIGHT} />
        </GamePanelSection>
      )}
      {/* After a sign-out no demo runs. */}
      {isDemo ? <DemoNote isDemo={game.mode === 'demo'} playForMoney={playForMoney} /> : null}
      {isGuest ? <GuestSignIn leave={leave} /> : null}
      {isKnown && !isDemo ? <PlayerProgress user={player} /> : null}
      {game.isFlash || game.followsBet ? <BetSetting slug={game.slug} /> : null}
      {isKnown && !isDemo ? <PlayerToday /> : null}
    </>
  )
}
