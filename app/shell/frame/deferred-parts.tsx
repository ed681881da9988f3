import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $lucky, luckyPlanned } from '#app/models/lucky/lucky.model.ts'
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
import { lazyPart } from '../lazy/lazy-part.tsx'
import { countVisit, landingAddress } from './landing.ts'

// Loaded when there is something to show.
const LuckyWinnersStrip = lazyPart(async () => (await import('../games/lucky-winners-strip.tsx')).LuckyWinnersStrip)
const SwitchAccountDialog = lazyPart(
  async () => (await import('../dialogs/switch-account-dialog.tsx')).SwitchAccountDialog,
)
const PopupDialog = lazyPart(async () => (await import('../dialogs/popup-dialog.tsx')).PopupDialog)

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
export function DeferredParts() {
  const act = useUnit({ changeRoute: routeChanged, planLucky: luckyPlanned, land: landed })
  const { popup, offer, language, lucky } = useUnit({
    popup: $popup,
    offer: $accountSwitch,
    language: $language,
    lucky: $lucky,
  })
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
      {lucky.length === 0 ? null : <LuckyWinnersStrip lucky={lucky} />}
      {popup === null ? null : <PopupDialog popup={popup} />}
      {offer === null ? null : <SwitchAccountDialog />}
    </>
  )
}
