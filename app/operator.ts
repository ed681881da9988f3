import type { Language } from '#contract/languages.ts'
import type { ChallengeAction } from '#contract/auth.ts'
import type { SupportClient } from '#contract/support.ts'

/**
 * What an operator sets without touching a component. A page may define `window.operatorSettings` before the app's
 * script; what it leaves out keeps the value below.
 */
export interface OperatorSettings {
  /** Adds a random (1 to 5) × (1 or 2) to every shown online count, drawn once per load and game (`spec §3`). */
  onlineBump: boolean
  /** Hosts that the server may send the browser to, beside the site's own (`https:` only). */
  paymentHosts: readonly string[]
  /** The counter that is told of a visit with `ref` in its address (`spec §7`); `https:` only, empty for none. */
  counterPixel: string
  /** Opens the operator's own support chat; without it the page has a panel of its own. */
  supportChat: ((client: SupportClient & { playerPage: string | null }) => void) | null
  /** Where the operator's back office lies, for the link to a player's page; `https:` only, empty for none. */
  backOffice: string
  /**
   * The operator's own challenge, such as reCAPTCHA: gives the text that calls send as `recaptcha`. Without it the page solves the
   * proof of work of the back end.
   */
  challenge: ((action: ChallengeAction) => Promise<string>) | null
  /** Characters of a new account's password; `null` is the contract's own least. Your back end judges by its own. */
  passwordMin: number | null
  /**
   * The social network that players may sign in with: its name for the button, and the address of the window that tells the page a
   * token (a path of the site or `https:`; `lang` and `theme` are added to it). `null` for none; left out, it is the window of the
   * reference API where that has one.
   */
  social?: { name: Readonly<Record<Language, string>>; address: string } | null
}

declare global {
  interface Window {
    operatorSettings?: Partial<OperatorSettings>
  }
}

const defaults: OperatorSettings = {
  onlineBump: true,
  paymentHosts: [],
  counterPixel: '',
  supportChat: null,
  backOffice: '',
  challenge: null,
  passwordMin: null,
}

/** The settings of this page. */
export function operatorSettings(): OperatorSettings {
  return { ...defaults, ...globalThis.window?.operatorSettings }
}
