import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/constants.ts'
import type { LuckyWin } from '#contract/winners.ts'
import { pictureAddress } from '#app/lib/address-guard.ts'
import { focusMain } from '#app/lib/focus-main.ts'
import { formatRubles } from '#app/lib/format.ts'
import { bidiIsolate } from '#app/lib/bidi-isolate.ts'
import { $lucky, luckyClosed, luckyPlanned } from '#app/models/lucky/lucky.model.ts'
import { routeChanged } from '#app/models/popups/route.model.ts'
import { $popup } from '#app/models/popups/popups.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { landed } from '#app/models/referral/referral.model.ts'
import { $accountSwitch } from '#app/models/session/account-switch.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { loginOpened } from '#app/models/shell/login.model.ts'
import { operatorSettings } from '#app/operator.ts'
import { useAddressLanguage } from '#app/router/address-language.ts'
import { useReturnPath } from '#app/router/return-path.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { lazyPart } from './lazy-part.tsx'
import { countVisit, landingAddress } from './landing.ts'

// Loaded when there is something to show.
const LuckyStrip = lazyPart(async () => (await import('./lucky-strip.ts')).LuckyStrip)
const SwitchAccountDialog = lazyPart(async () => (await import('./switch-account-dialog.tsx')).SwitchAccountDialog)
const PopupDialog = lazyPart(async () => (await import('./popup-dialog.tsx')).PopupDialog)

function LuckyWinnersStrip({ lucky }: { lucky: readonly LuckyWin[] }) {
  const { t } = useTranslation('pages')
  const { language, close } = useUnit({ language: $language, close: luckyClosed })
  // When the strip disappears with the focus inside, focus moves to the page. A layout effect still sees the strip.
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.closest('[data-component="LuckyStrip"]')) focusMain()
    },
    [],
  )
  return (
    <LuckyStrip
      label={t('lucky.title')}
      delay={timing.luckyAutoplay}
      onClose={() => {
        close()
        focusMain()
      }}
      wins={lucky.map(({ user, game, summ, image }, index) => ({
        id: String(index),
        user: bidiIsolate(user),
        game,
        amount: formatRubles(summ, language),
        image: pictureAddress(image),
      }))}
    />
  )
}

function LuckyWinners() {
  const lucky = useUnit($lucky)
  return lucky.length === 0 ? null : <LuckyWinnersStrip lucky={lucky} />
}

/** Redirects a guest from a players-only page to the login, and back after signing in (`spec §2`). */
function ReturnPath() {
  const { isGuest, openLogin } = useUnit({ isGuest: $isGuest, openLogin: loginOpened })
  const returnPath = useReturnPath(!isGuest)
  useEffect(() => {
    if (returnPath !== null && isGuest) openLogin()
  }, [returnPath, isGuest, openLogin])
  return null
}

/** Parts that start after the first screen: lucky winners, popups, landing data. */
export function DeferredUi() {
  const act = useUnit({ changeRoute: routeChanged, planLucky: luckyPlanned, land: landed })
  const { popup, offer, language } = useUnit({ popup: $popup, offer: $accountSwitch, language: $language })
  const { path } = useLocationInfo()
  const { changeRoute, planLucky, land } = act
  useAddressLanguage(language)
  useEffect(() => void changeRoute(path), [changeRoute, path])
  useEffect(() => {
    const url = landingAddress()
    land({ search: url.search, referrer: document.referrer, host: url.host })
    countVisit(url, operatorSettings().counterPixel)
    planLucky()
  }, [land, planLucky])
  return (
    <>
      <ReturnPath />
      <LuckyWinners />
      {popup === null ? null : <PopupDialog popup={popup} />}
      {offer === null ? null : <SwitchAccountDialog />}
    </>
  )
}
