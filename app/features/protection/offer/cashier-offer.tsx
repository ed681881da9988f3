import { useTranslation } from 'react-i18next'
import { Section } from '#app/shell/page/section.tsx'
import { OfferAnswered, OfferForm } from './offer-form.tsx'
import { useOffer } from './use-offer.ts'

/** The offer of limits above the deposit, while it is not answered: before the first deposit, and a year after an answer. */
export function CashierOffer() {
  const { t } = useTranslation('protection')
  const { state, offer } = useOffer()
  if (state === 'set' || state === 'declined') return <OfferAnswered isSet={state === 'set'} />
  if (state !== 'offered') return null
  return (
    <Section title={t(offer === 'again' ? 'offer.again' : 'offer.title')} lead={t('offer.text')}>
      <OfferForm isMain={false} />
    </Section>
  )
}
