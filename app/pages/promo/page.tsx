import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { PromoPlace } from '#contract/lobby/info.ts'
import { Button, ButtonLink, Columns, EmptyState, Inline, PromoCard, Skeleton, Stack } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { signUpOpened } from '#app/models/access/sign-up-dialog.model.ts'
import { promosQuery } from '#app/queries/public-pages.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { OnBreak } from '#app/shell/page/on-break.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PageHeading } from '#app/shell/page/page-heading.tsx'
import { ServerText } from '#app/shell/page/server-text.tsx'

const CARD_HEIGHT = 520

/** Where the button of a promotion leads (`spec §2`): to the promo codes only if it needs one. */
const PLACES: Readonly<Record<PromoPlace, () => string>> = {
  codes: playerPaths.promoCodes,
  deposit: playerPaths.deposit,
  bonuses: playerPaths.bonuses,
  cashback: playerPaths.cashback,
  tournaments: paths.tournaments,
  levels: paths.levels,
  limits: playerPaths.limits,
}

/** Current promotions. The response also contains inactive ones, which are hidden (`spec §2`). */
export function PromoPage() {
  const { t } = useTranslation('pages')
  const { language, isGuest, isOnBreak } = useUnit({ language: $language, isGuest: $isGuest, isOnBreak: $isOnBreak })
  const signUp = useUnit(signUpOpened)
  const promos = useQuery(promosQuery(language))
  if (isOnBreak)
    return (
      <Stack gap={6}>
        <PageHead page="promo" title={t('promo.title')} />
        <PageHeading title={t('promo.title')} />
        <OnBreak instead="promo" />
      </Stack>
    )
  return (
    <Stack gap={6}>
      <PageHead page="promo" title={t('promo.title')} />
      <PageHeading title={t('promo.title')} lead={t('promo.lead')} />
      <Inline>
        {isGuest ? (
          // Once for all promotions, which a guest cannot take up.
          <Button tone="primary" onClick={() => signUp()}>
            {t('promo.signUp')}
          </Button>
        ) : (
          <ButtonLink href={playerPaths.promoCodes()}>{t('promo.toCodes')}</ButtonLink>
        )}
      </Inline>
      <AsyncBoundary
        query={promos}
        failed="page"
        waiting={
          <Columns>
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} height={CARD_HEIGHT} />
            ))}
          </Columns>
        }
      >
        {({ items }) => {
          const active = items.filter(({ is_active }) => is_active)
          if (active.length === 0) {
            return <EmptyState title={t('promo.empty')}>{t('promo.emptyText')}</EmptyState>
          }
          return (
            <Columns>
              {active.map(({ title, text, path, time_message, place }, index) => (
                <PromoCard
                  // No field of a promotion is guaranteed to be unique.
                  key={index}
                  title={title}
                  image={pictureAddress(path)}
                  time={time_message}
                  // The first one is the main action.
                  action={
                    isGuest ? null : (
                      <ButtonLink tone={index === 0 ? 'primary' : 'secondary'} href={PLACES[place]()}>
                        {t(`promo.to.${place}`)}
                      </ButtonLink>
                    )
                  }
                >
                  <ServerText html={text} />
                </PromoCard>
              ))}
            </Columns>
          )
        }}
      </AsyncBoundary>
    </Stack>
  )
}
