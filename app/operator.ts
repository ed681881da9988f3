import type { Language } from '#contract/core/languages.ts'
import type { ChallengeAction } from '#contract/player/auth.ts'
import type { SupportClient } from '#contract/lobby/support.ts'

/**
 * Settings of an operator. A page may define `window.operatorSettings` before the app's script; omitted settings use
 * the defaults below.
 */
export interface OperatorSettings {
  /** Adds a random (1 to 5) × (1 or 2) to every shown online count, drawn once per load and game (`spec §3`). */
  onlineBump: boolean
  /** Hosts besides the site's own that the server may redirect to (`https:` only). */
  paymentHosts: readonly string[]
  /** Tracking pixel for visits with `?ref=` (`spec §7`); `https:` only, empty for none. */
  counterPixel: string
  /** Opens the operator's own support chat. If `null`, the built-in support panel is used. */
  supportChat: ((client: SupportClient & { playerPage: string | null }) => void) | null
  /** Base URL of the operator's back office, for links to player pages; `https:` only, empty for none. */
  backOffice: string
  /**
   * The operator's own challenge, such as reCAPTCHA: resolves with the `recaptcha` value of calls. If `null`, the page
   * solves the back end's proof of work.
   */
  challenge: ((action: ChallengeAction) => Promise<string>) | null
  /** What games of other hosts may use besides scripts and their origin; nothing by default. */
  gameFrames: readonly ('allow-forms' | 'allow-popups' | 'allow-pointer-lock')[]
  /** Minimum password length of a new account; `null` for the contract's minimum. The back end applies its own rule. */
  passwordMin: number | null
  /**
   * The social network for signing in: its name on the button, and the URL of the popup that posts a token to the page
   * (a site path or `https:`; `lang` and `theme` are added). `null` for none; if omitted, the popup of the reference
   * API, if it has one.
   */
  social?: { name: Readonly<Record<Language, string>>; address: string } | null
}

declare global {
  interface Window {
    operatorSettings?: Partial<OperatorSettings>
  }
}

const defaults: OperatorSettings = {
  // Drawn per visitor: not on the server.
  onlineBump: globalThis.window !== undefined,
  paymentHosts: [],
  counterPixel: '',
  supportChat: null,
  backOffice: '',
  challenge: null,
  gameFrames: [],
  passwordMin: null,
}

/** Returns the settings of this page, with defaults applied. */
export function operatorSettings(): OperatorSettings {
  return { ...defaults, ...globalThis.window?.operatorSettings }
}
