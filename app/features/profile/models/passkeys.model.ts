import { addPasskey, beginPasskey, passkeyNameProblem, removePasskey } from '#contract/player/passkeys.ts'
import type { PasskeyOutcome } from '#app/models/access/passkeys.ts'
import { checkConfirmation, problemsOf, type Problems } from '#app/models/forms/problems.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { playerStateChanged } from './player-state-changed.ts'

export interface PasskeyFields {
  name: string
  current: string
  /** Of the second factor; empty if it is off. */
  code: string
}

/** Validates a new passkey; `needsCode`: the second factor is on. */
export const checkPasskey = ({ name, current, code }: PasskeyFields, needsCode: boolean): Problems => ({
  ...problemsOf({ name: passkeyNameProblem(name) }),
  ...checkConfirmation(needsCode ? { current, code } : { current }),
})

/** Adds a passkey of this device; the result is how the prompt of the browser ended. */
export const passkeyAdding = createSubmission<PasskeyFields, PasskeyOutcome<null>['kind']>({
  name: 'add a passkey',
  endsWithForm: true,
  refresh: playerStateChanged,
  async send({ http, passkeys }, { name, current, code }, { signal }) {
    const options = await http.call(beginPasskey, { body: { password: current, code } }, signal)
    const outcome = await passkeys.create(options, signal)
    if (outcome.kind !== 'done') return outcome.kind
    await http.call(addPasskey, { body: { name, credential: outcome.credential } }, signal)
    return 'done'
  },
})

/** Removes a passkey by its id. */
export const passkeyRemoval = createSubmission<number>({
  name: 'remove a passkey',
  refresh: playerStateChanged,
  send: ({ http }, id, { signal }) => http.call(removePasskey, { params: { id } }, signal),
})
