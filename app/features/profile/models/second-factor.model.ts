import {
  beginSecondFactor,
  changeSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
} from '#contract/player/second-factor.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** A field for the password, as the contract names it in errors of the current one. */
export interface CurrentPassword {
  current: string
}

/** Begins to set up an app; the result is its secret. */
export const secondFactorBeginning = createSubmission<CurrentPassword, { secret: string; uri: string }>({
  name: 'begin second factor',
  endsWithForm: true,
  send: ({ http }, { current }, { signal }) => http.call(beginSecondFactor, { body: { password: current } }, signal),
})

/** Turns the second factor on; the result is the recovery codes. */
export const secondFactorEnabling = createSubmission<{ code: string }, readonly string[]>({
  name: 'enable second factor',
  refresh: playerStateChanged,
  send: async ({ http }, { code }, { signal }) =>
    (await http.call(enableSecondFactor, { body: { code } }, signal)).recovery_codes,
})

export interface SecondFactorPlaces {
  at_sign_in: boolean
  at_withdrawal: boolean
  code: string
}

export const secondFactorChange = createSubmission<SecondFactorPlaces>({
  name: 'change second factor',
  refresh: playerStateChanged,
  send: ({ http }, body, { signal }) => http.call(changeSecondFactor, { body }, signal),
})

export const secondFactorDisabling = createSubmission<CurrentPassword & { code: string }>({
  name: 'disable second factor',
  refresh: playerStateChanged,
  send: ({ http }, { current, code }, { signal }) =>
    http.call(disableSecondFactor, { body: { password: current, code } }, signal),
})
