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

// Fetched when there is something to show.
const LuckyStrip = lazyPart(async () => (await import('./lucky-strip.ts')).LuckyStrip)
const SwitchAccountDialog = lazyPart(async () => (await import('./switch-account-dialog.tsx')).SwitchAccountDialog)
const PopupDialog = lazyPart(async () => (await import('./popup-dialog.tsx')).PopupDialog)

function ShownWinners({ lucky }: { lucky: readonly LuckyWin[] }) {
  const { t } = useTranslation('pages')
  const { language, close } = useUnit({ language: $language, close: luckyClosed })
  // Whoever is in the strip when its time is over goes on at the page. The strip is still there then.
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
      wins={lucky.map(({ user, game, summ, image }, at) => ({
        id: String(at),
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
  return lucky.length === 0 ? null : <ShownWinners lucky={lucky} />
}

/** Who wanted a page for players signs in first, and is led there then (`spec §2`). */
function ReturnPath() {
  const { isGuest, openLogin } = useUnit({ isGuest: $isGuest, openLogin: loginOpened })
  const wanted = useReturnPath(!isGuest)
  useEffect(() => {
    if (wanted !== null && isGuest) openLogin()
  }, [wanted, isGuest, openLogin])
  return null
}

/** What comes when the page has long been there: lucky winners, popups, and what is kept of where the visitor came from. */
export function DeferredUi() {
  const tell = useUnit({ place: routeChanged, plan: luckyPlanned, landed })
  const { popup, offer, language } = useUnit({ popup: $popup, offer: $accountSwitch, language: $language })
  const { path } = useLocationInfo()
  const { place, plan, landed: land } = tell
  useAddressLanguage(language)
  useEffect(() => void place(path), [place, path])
  useEffect(() => {
    const address = landingAddress()
    land({ search: address.search, referrer: document.referrer, host: address.host })
    countVisit(address, operatorSettings().counterPixel)
    plan()
  }, [land, plan])
  return (
    <>
      <ReturnPath />
      <LuckyWinners />
      {popup === null ? null : <PopupDialog popup={popup} />}
      {offer === null ? null : <SwitchAccountDialog />}
    </>
  )
}
