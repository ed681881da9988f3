import { attach, sample } from 'effector'
import { addressLogin } from '#contract/constants.ts'
import { guardAddress } from '#app/lib/address-guard.ts'
import { urlRejected } from '#app/lib/rejected-url.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { signedInByLink } from '#app/models/popups/popups.model.ts'
import type { SignInLink } from '#app/models/session/sign-in-link.machine.ts'
import { signInLinkAccepted, signInLinkFailed } from '#app/models/session/sign-in-link.model.ts'
import { $navigate } from '#app/router/navigator.ts'
import { $i18n } from './ports.ts'

/* Where a login by the address leads, and what the player hears of it. */

declare global {
  interface Window {
    /** What the address held; the script of the document has taken it out. */
    addressLogin?: SignInLink
  }
}

const goFx = attach({
  source: $navigate,
  effect: (navigate, to: string) => {
    if (to.length <= addressLogin.to) return undefined
    const target = guardAddress(to, window.location.origin, [])
    if (target.kind === 'route') navigate?.(target.path)
    return target.kind === 'refused' ? { url: to, reason: target.reason, isNavigation: true } : undefined
  },
})
sample({ clock: goFx.doneData.filterMap((refused) => refused), target: urlRejected })
sample({ clock: signInLinkAccepted, fn: () => undefined, target: signedInByLink })
sample({ clock: signInLinkAccepted, target: goFx })

sample({
  clock: signInLinkFailed,
  source: $i18n,
  filter: Boolean,
  fn: ({ t }) => ({ tone: 'negative' as const, title: t('failure.title.login'), text: t('failure.login') }),
  target: noticeRaised,
})

export { openedWithLink } from '#app/models/session/sign-in-link.model.ts'
