import { attach, sample } from 'effector'
import { signInLinkLimits } from '#contract/core/constants.ts'
import { guardAddress } from '#app/lib/security/address-guard.ts'
import { urlRejected } from '#app/lib/security/rejected-url.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { signedInByLink } from '#app/models/popups/popups.model.ts'
import type { SignInLink } from '#app/models/session/sign-in-link/sign-in-link.machine.ts'
import { signInLinkAccepted, signInLinkFailed } from '#app/models/session/sign-in-link/sign-in-link.model.ts'
import { $navigate } from '#app/router/navigator.ts'
import { $i18n } from './ports.ts'

/* Redirects after signing in with a link, and raises a notice if that fails. */

declare global {
  interface Window {
    /** The sign-in link, which the script in `index.html` has removed from the URL. */
    signInLink?: SignInLink
  }
}

const redirectFx = attach({
  source: $navigate,
  effect: (navigate, to: string) => {
    if (to.length <= signInLinkLimits.to) return undefined
    const target = guardAddress(to, window.location.origin, [])
    if (target.kind === 'route') navigate?.(target.path)
    return target.kind === 'rejected' ? { url: to, reason: target.reason, isNavigation: true } : undefined
  },
})
sample({ clock: redirectFx.doneData.filterMap((rejected) => rejected), target: urlRejected })
sample({ clock: signInLinkAccepted, target: signedInByLink })
sample({ clock: signInLinkAccepted, target: redirectFx })

sample({
  clock: signInLinkFailed,
  source: $i18n,
  filter: Boolean,
  fn: ({ t }) => ({ tone: 'negative' as const, title: t('failure.title.signInLink'), text: t('failure.signInLink') }),
  target: noticeRaised,
})

export { openedWithLink } from '#app/models/session/sign-in-link/sign-in-link.model.ts'
