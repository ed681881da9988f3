import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, EmptyState } from '#ui/index.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { paths } from '#app/router/paths.ts'

/** Replaces an empty list of favourites: guests cannot have any (`spec §4`), a player has not added any yet. */
export function FavouritesMessage() {
  const { t } = useTranslation('pages')
  const { isGuest, signIn } = useUnit({ isGuest: $isGuest, signIn: signInOpened })
  return (
    <EmptyState
      icon="heart"
      title={t(isGuest ? 'favourites.guest' : 'favourites.none')}
      action={
        isGuest ? (
          <Button tone="primary" onClick={() => signIn()}>
            {t('access.signIn.submit')}
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
