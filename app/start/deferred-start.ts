import { allSettled } from 'effector'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { browserMotion } from '#app/models/preferences/browser-motion.ts'
import { motionPortProvided } from '#app/models/preferences/system-motion.model.ts'
import { browserPresence } from '#app/models/presence/browser-presence.ts'
import { presencePortProvided } from '#app/models/presence/presence.model.ts'
import { browserTabs } from '#app/models/session/tabs/browser-tabs.ts'
import { tabsPortProvided } from '#app/models/session/tabs/session-tabs.model.ts'
import { hideBrokenImages } from './broken-images.ts'
import './deferred-wiring.ts'
import { loadNotices } from './notices/notices.ts'
import { loadUntilLoaded } from './load-until-loaded.ts'
import type { Stage } from './stages.tsx'

const providePorts: Stage = async ({ scope }) => {
  await allSettled(tabsPortProvided, { scope, params: browserTabs('session') })
  await allSettled(presencePortProvided, { scope, params: browserPresence(document) })
  await allSettled(motionPortProvided, { scope, params: browserMotion })
}

/** Starts polling. Not awaited: `allSettled` would wait for effects that run as long as the page. */
const startPolling: Stage = ({ scope }) => void allSettled(firstScreenRendered, { scope })

const openSignInLink: Stage = async ({ scope, clock }) => {
  const { signInLink } = window
  delete window.signInLink
  if (signInLink === undefined) return
  const { openedWithLink } = await loadUntilLoaded(() => import('./sign-in-link.ts'), clock)
  void allSettled(openedWithLink, { scope, params: signInLink })
}

/** A failed load is repeated with the first notice. */
const preloadNotices: Stage = () => void loadNotices().catch(() => undefined)

/** The stages that can wait until the first screen has rendered. */
export const deferredStages: readonly Stage[] = [
  () => hideBrokenImages(document),
  providePorts,
  startPolling,
  openSignInLink,
  preloadNotices,
]
