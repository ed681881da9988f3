import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { socialLogin } from '#contract/player/auth.ts'
import { createWorkflow } from '#app/lib/state/create-workflow.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { readDevice } from './remembered-device.ts'
import { secondStepNeeded, ticketOf } from './second-step.model.ts'
import { initialSocial, socialStep, type SocialCommand, type SocialEvent, type SocialState } from './social.machine.ts'
import { $social, type SocialWindow } from './social-window.ts'

/** The button was pressed, with the address of the network's pop-up. */
export const socialPressed = createEvent<string>()
/** The button was unmounted. */
export const socialClosed = createEvent()

const windowChanged = createEvent<SocialWindow | null>()
const $window = createStore<SocialWindow | null>(null, { serialize: 'ignore' }).on(windowChanged, (_, opened) => opened)

const $deps = combine({ client: $queryClient, openWindow: $social, opened: $window, storage: $storage })
type Deps = ReturnType<typeof $deps.getState>

const { $state, dispatch } = createWorkflow<SocialState, SocialEvent, SocialCommand, Deps>({
  name: 'social sign-in',
  initial: initialSocial,
  transition: socialStep,
  $deps,
  sessionReset,
  commands: {
    // Opens inside the press: browsers block a pop-up that opens later.
    open: {
      run({ openWindow }, { address }, signal, fire) {
        const onToken = (token: string) => {
          if (!signal.aborted) fire(dispatch, { kind: 'tokenReceived', token })
        }
        const opened = openWindow({ address, onToken })
        if (opened === null) return { kind: 'blocked' }
        fire(windowChanged, opened)
        signal.addEventListener('abort', () => {
          opened.end()
          fire(windowChanged, null)
        })
        return undefined
      },
      failed: () => ({ kind: 'blocked' }),
      until: 'stateLeft',
    },
    focus: { run: ({ opened }) => opened?.focus(), until: 'never' },
    send: {
      run: async ({ client, storage }, { token }, signal) => {
        const body = { token, ...readDevice(storage) }
        const response = await httpOf(requireClient(client)).call(socialLogin, { body }, signal)
        return { kind: 'accepted', token: response.token }
      },
      failed: (failure) => ({ kind: 'failed', failure }),
      until: 'stateLeft',
    },
  },
})
/** The state of the button. */
export const $socialState = $state

sample({ clock: socialClosed, fn: () => ({ kind: 'closed' as const }), target: dispatch })
sample({ clock: signedIn, fn: () => ({ kind: 'authenticated' as const }), target: dispatch })
sample({
  clock: $state.updates.filterMap((state) => (state.kind === 'signedIn' ? state.token : undefined)),
  target: signedIn,
})

// The sign-in has the second step, wherever the button was pressed.
sample({
  clock: $state.updates.filterMap((state) =>
    state.kind === 'failed' ? (ticketOf(state.failure) ?? undefined) : undefined,
  ),
  target: [secondStepNeeded, signInOpened.prepend(() => undefined)],
})

/** Replaces a pop-up that was closed since the last poll. */
const pressFx = attach({
  source: $window,
  effect: (opened, address: string) => {
    const fire = scopeBind(dispatch, { safe: true })
    if (opened?.isClosed() === true) fire({ kind: 'closed' })
    fire({ kind: 'pressed', address })
  },
})
sample({ clock: socialPressed, target: pressFx })

// There is no event for a closed pop-up, so it is polled.
const pollFx = attach({ source: $window, effect: (opened) => opened?.isClosed() ?? false })
sample({
  clock: ticked,
  source: $state,
  filter: ({ kind }) => kind === 'waiting',
  target: pollFx,
})
sample({
  clock: pollFx.doneData.filter({ fn: Boolean }),
  fn: () => ({ kind: 'foundClosed' as const }),
  target: dispatch,
})
sample({ clock: pressFx.failData, target: requestFailed })
