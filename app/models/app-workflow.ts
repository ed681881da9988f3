import { combine } from 'effector'
import type { ChallengeAction } from '#contract/player/auth.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { createWorkflow, type Workflow, type WorkflowOptions } from '#app/lib/state/create-workflow.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language, $reducedMotionChosen, $storage } from '#app/models/preferences/preferences.model.ts'
import { $referral } from '#app/models/referral/referral.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import { $challenge } from '#app/models/access/challenge.model.ts'
import { $passkeys } from '#app/models/access/passkeys.ts'
import { httpOf } from '#app/queries/http-port.ts'

/** What commands of the app's workflows work with. Read lazily: a port may be missing until the app starts. */
const $deps = combine(
  {
    client: $queryClient,
    clock: $clock,
    cookies: $cookies,
    storage: $storage,
    tabStorage: $tabStorage,
    session: $session,
    language: $language,
    reducedMotion: $reducedMotionChosen,
    challenge: $challenge,
    passkeys: $passkeys,
    referral: $referral,
  },
  ({ client, clock, challenge, ...rest }) => ({
    ...rest,
    get client() {
      return requireClient(client)
    },
    get http() {
      return httpOf(requireClient(client))
    },
    get clock() {
      return requireClock(clock)
    },
    /** Proves that the browser is one; returns `recaptcha`. */
    solveChallenge: (action: ChallengeAction) => challenge(requireClient(client), action, requireClock(clock)),
  }),
)
export type Deps = ReturnType<typeof $deps.getState>

/** A workflow with the app's dependencies, which ends with the player's session. */
export const createAppWorkflow = <
  State extends { kind: string },
  WorkflowEvent extends { kind: string },
  Command extends { kind: string },
>(
  options: Omit<WorkflowOptions<State, WorkflowEvent, Command, Deps>, '$deps' | 'sessionReset'>,
): Workflow<State, WorkflowEvent> => createWorkflow({ ...options, $deps, sessionReset })
