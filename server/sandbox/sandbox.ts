import type { VerificationMethod } from '#contract/player/verification.ts'
import { disturbResponse } from './disturb-response.ts'
import type { SandboxClock } from './sandbox-clock.ts'

/** What the sandbox changes in a server, besides its database. */
export interface Sandbox {
  /** The server's clock. */
  clock: SandboxClock
  /** Verification methods that the console has closed. */
  closedMethods: Set<VerificationMethod>
  disturbResponse: typeof disturbResponse
}

/** Creates the sandbox of a server, with every verification method open. */
export const createSandbox = (clock: SandboxClock): Sandbox => ({
  clock,
  closedMethods: new Set(),
  disturbResponse,
})
