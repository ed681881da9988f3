import { attach, sample } from 'effector'
import { addressLogin } from '#contract/constants.ts'
import { guardAddress } from '#app/lib/address-guard.ts'
import { addressRefused } from '#app/lib/refused-address.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { loggedInByToken } from '#app/models/popups/popups.model.ts'
import type { AddressLogin } from '#app/models/session/address-login.machine.ts'
import { addressLoginDone, addressLoginFailed } from '#app/models/session/address-login.model.ts'
import { $navigate } from '#app/router/navigator.ts'
import { $i18n } from './ports.ts'

/* Where a login by the address leads, and what the player hears of it. */

declare global {
  interface Window {
    /** What the address held; the script of the document has taken it out. */
    addressLogin?: AddressLogin
  }
}

const goFx = attach({
  source: $navigate,
  effect: (navigate, to: string) => {
    if (to.length <= addressLogin.to) return undefined
    const target = guardAddress(to, window.location.origin, [])
    if (target.kind === 'route') navigate?.(target.path)
    return target.kind === 'refused' ? { address: to, reason: target.reason, followed: true } : undefined
  },
})
sample({ clock: goFx.doneData.filterMap((refused) => refused), target: addressRefused })
sample({ clock: addressLoginDone, fn: () => undefined, target: loggedInByToken })
sample({ clock: addressLoginDone, target: goFx })

sample({
  clock: addressLoginFailed,
  source: $i18n,
  filter: Boolean,
  fn: ({ t }) => ({ tone: 'negative' as const, title: t('failure.title.login'), text: t('failure.login') }),
  target: noticeRaised,
})

export { openedWithLogin } from '#app/models/session/address-login.model.ts'
