import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, EmptyState, GamePanelList, GamePanelSection, Skeleton } from '#ui/index.ts'
import type { Catalogue } from '#app/models/games/catalogue.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { paths } from '#app/router/paths.ts'
import { useCatalogue } from '#app/shell/catalogue/use-catalogue.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'

const HEIGHT = 240

function FavouriteList({ catalogue: { favourites, games, providerNames } }: { catalogue: Catalogue }) {
  const { t } = useTranslation('pages')
  const byId = new Map(games.map((game) => [game.id, game]))
  // In the server's order: the newest first.
  const items = [...favourites].flatMap((id) => {
    const game = byId.get(id)
    return game === undefined
      ? []
      : [{ id, href: paths.game(game.slug, 'real'), title: game.name, note: providerNames.get(game.provider_id) }]
  })
  return items.length === 0 ? (
    <EmptyState icon="heart" title={t('favourites.none')}>
      {t('favourites.noneText')}
    </EmptyState>
  ) : (
    <GamePanelList items={items} />
  )
}

interface FavouritesTabProps {
  isGuest: boolean
  /** The sign-in is about to open. */
  onSignIn: () => void
}

/** The player's favourites as links without covers; a guest is asked to sign in. */
export function FavouritesTab({ isGuest, onSignIn }: FavouritesTabProps) {
  const { t } = useTranslation('pages')
  const signIn = useUnit(signInOpened)
  if (isGuest)
    return (
      <GamePanelSection>
        <EmptyState
          icon="heart"
          title={t('favourites.guest')}
          action={
            <Button
              onClick={() => {
                onSignIn()
                signIn()
              }}
            >
              {t('access.signIn.submit')}
            </Button>
          }
        >
          {t('favourites.guestText')}
        </EmptyState>
      </GamePanelSection>
    )
  return <Favourites />
}

function Favourites() {
  const { catalogue, error, refetch } = useCatalogue()
  return (
    <GamePanelSection>
      <AsyncBoundary query={{ data: catalogue, error, refetch }} failed="games" waiting={<Skeleton height={HEIGHT} />}>
        {(data) => <FavouriteList catalogue={data} />}
      </AsyncBoundary>
    </GamePanelSection>
  )
}
