import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { socialLogin } from '#contract/auth.ts'
import { failureOf } from '#app/http/failure.ts'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { initialSocial, socialStep } from './social.machine.ts'
import { $social, type SocialWindow } from './social-window.ts'

/*
 * The social login, joined with its window, the clock and the wire. All of it happens inside the press: a window that is opened
 * later is a pop-up that browsers block.
 */

/** The button was pressed, with the address of the network's window. */
export const socialPressed = createEvent<string>()
/** The button is no longer on the page. */
export const socialClosed = createEvent()

const { $state, dispatch: happened, commands: wanted, ignored: refused } = createMachine(initialSocial, socialStep)
/** What the button shows. */
export const $socialState = $state

sample({ clock: socialClosed, fn: () => ({ kind: 'left' as const }), target: happened })
sample({ clock: signedIn, fn: () => ({ kind: 'entered' as const }), target: happened })

const openFx = attach({
  source: $social,
  effect: (open, { attempt, address }: { attempt: number; address: string }) => {
    const tell = scopeBind(happened, { safe: true })
    return open({ address, onToken: (token) => tell({ kind: 'told', attempt, token }) })
  },
})
sample({ clock: commandsOf(wanted, 'open'), target: openFx })
const $window = createStore<SocialWindow | null>(null, { serialize: 'ignore' }).on(
  openFx.doneData,
  (_, opened) => opened,
)
const notOpened = [openFx.done.filter({ fn: ({ result }) => result === null }), openFx.fail]
sample({
  clock: notOpened,
  fn: ({ params: { attempt } }) => ({ kind: 'blocked' as const, attempt }),
  target: happened,
})

const pressFx = attach({
  source: $window,
  effect: (opened, address: string) => ({ address, isClosed: opened?.isClosed() ?? false }),
})
sample({ clock: socialPressed, target: pressFx })
sample({ clock: pressFx.doneData, fn: (press) => ({ kind: 'pressed' as const, ...press }), target: happened })

// Nothing tells a page that a window was closed: it is looked at while it is waited for.
const lookFx = attach({ source: $window, effect: (opened) => opened?.isClosed() ?? false })
sample({
  clock: ticked,
  source: $state,
  filter: ({ kind }) => kind === 'waiting',
  fn: () => undefined,
  target: lookFx,
})
sample({
  clock: lookFx.doneData.filter({ fn: Boolean }),
  source: $state,
  fn: ({ attempt }) => ({ kind: 'seenClosed' as const, attempt }),
  target: happened,
})

const focusFx = attach({ source: $window, effect: (opened) => opened?.focus() })
sample({ clock: commandsOf(wanted, 'focus'), fn: () => undefined, target: focusFx })
const endFx = attach({ source: $window, effect: (opened) => opened?.end() })
sample({ clock: commandsOf(wanted, 'end'), fn: () => undefined, target: endFx })
$window.reset(endFx.finally)

const sendFx = attach({
  source: $queryClient,
  effect: async (client, { token }: { attempt: number; token: string }) =>
    (await httpOf(requireClient(client)).call(socialLogin, { body: { token } })).token,
})
sample({ clock: commandsOf(wanted, 'send'), target: sendFx })
sample({
  clock: sendFx.done,
  fn: ({ params: { attempt }, result: token }) => ({ kind: 'accepted' as const, attempt, token }),
  target: happened,
})
sample({
  clock: sendFx.fail,
  fn: ({ params: { attempt }, error }) => ({ kind: 'failed' as const, attempt, failure: failureOf(error) }),
  target: happened,
})
sample({ clock: commandsOf(wanted, 'finish').map(({ token }) => token), target: signedIn })

sample({ clock: [pressFx.failData, openFx.failData, sendFx.failData], target: requestFailed })
sample({
  clock: refused,
  fn: ({ state, event }) => new Error(`A social login that is ${state.kind} was told "${event.kind}".`),
  target: requestFailed,
})
