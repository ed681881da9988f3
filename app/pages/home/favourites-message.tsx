import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, EmptyState } from '#ui/index.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { loginOpened } from '#app/models/shell/login.model.ts'
import { paths } from '#app/router/paths.ts'

/** In the place of favourites that are not there: a guest has none (`spec §4`), and a player has not chosen any. */
export function FavouritesMessage() {
  const { t } = useTranslation('pages')
  const { isGuest, login } = useUnit({ isGuest: $isGuest, login: loginOpened })
  return (
    <EmptyState
      icon="heart"
      title={t(isGuest ? 'favourites.guest' : 'favourites.none')}
      action={
        isGuest ? (
          <Button tone="primary" onClick={() => login()}>
            {t('access.login.submit')}
          </Button>
        ) : (
          <ButtonLink href={paths.home()}>{t('favourites.toGames')}</ButtonLink>
        )
      }
    >
      {t(isGuest ? 'favourites.guestText' : 'favourites.noneText')}
    </EmptyState>
  )
}
