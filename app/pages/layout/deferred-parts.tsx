import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { LazyWelcomeOffer } from '#app/features/protection/index.ts'
import { $lucky, LazyLuckyWinnersStrip, luckyPlanned } from '#app/features/lobby/index.ts'
import { routeChanged } from '#app/models/popups/route.model.ts'
import { $popup, type Popup } from '#app/models/popups/popups.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { landed } from '#app/models/referral/referral.model.ts'
import { $accountSwitch } from '#app/models/session/account-switch.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { operatorSettings } from '#app/operator.ts'
import { useAddressLanguage } from '#app/router/address-language.ts'
import { landingAddress } from '#app/router/landing-address.ts'
import { useReturnPath } from '#app/router/return-path.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { countVisit } from './count-visit.ts'

// Loaded when there is something to show.
const SwitchAccountDialog = lazyPart(
  async () => (await import('#app/shell/dialogs/switch-account-dialog.tsx')).SwitchAccountDialog,
)
const PopupDialog = lazyPart(async () => (await import('#app/shell/dialogs/popup-dialog.tsx')).PopupDialog)

/** Redirects a guest from a players-only page to the sign-in, and back after signing in (`spec §2`). */
function ReturnPath() {
  const { isGuest, openSignIn } = useUnit({ isGuest: $isGuest, openSignIn: signInOpened })
  const returnPath = useReturnPath(!isGuest)
  useEffect(() => {
    if (returnPath !== null && isGuest) openSignIn()
  }, [returnPath, isGuest, openSignIn])
  return null
}

/** A new player is offered limits in place of the welcome. */
function ShownPopup({ popup }: { popup: Popup }) {
  const dialog = <PopupDialog popup={popup} />
  return popup === 'welcome' ? <LazyWelcomeOffer fallback={dialog} /> : dialog
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
      {lucky.length === 0 ? null : <LazyLuckyWinnersStrip lucky={lucky} />}
      {popup === null ? null : <ShownPopup popup={popup} />}
      {offer === null ? null : <SwitchAccountDialog />}
    </>
  )
}
