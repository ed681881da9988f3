import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Inline, Stack, Text } from '#ui/index.ts'
import { popupClosed } from '#app/models/popups/popups.model.ts'
import { OfferAnswered, OfferForm } from './offer-form.tsx'
import { useOffer } from './use-offer.ts'

/** The offer of limits after the sign-up. A back end without it has the welcome of `fallback`. */
export function WelcomeOffer({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation('protection')
  const close = useUnit(popupClosed)
  const { state } = useOffer()
  if (state === 'loading') return null
  if (state === 'none') return fallback
  return (
    <Dialog open onOpenChange={() => close()} title={t('offer.welcome')}>
      {state === 'offered' ? (
        <Stack gap={4}>
          <Text>{t('offer.welcomeText')}</Text>
          <OfferForm isMain />
        </Stack>
      ) : (
        <Stack gap={4}>
          <OfferAnswered isSet={state === 'set'} />
          <Inline>
            <Button onClick={() => close()}>{t('offer.close')}</Button>
          </Inline>
        </Stack>
      )}
    </Dialog>
  )
}
