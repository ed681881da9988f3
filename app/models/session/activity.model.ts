import { attach, createStore, sample } from 'effector'
import { GUEST_ID } from '#contract/status.ts'
import { reportActivity } from '#contract/user.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { activityNoticed } from '#app/models/presence/presence.model.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { statusRead } from './session-load.model.ts'
import { $session } from './session.model.ts'

/*
 * The server learns that a player is at the page (`spec §4`): at most every 5 s, one report at a time. After one that failed
 * nothing is sent until the state was read again, so that a server in trouble is not asked by every move of a mouse.
 */

const reportFx = attach({
  source: $queryClient,
  effect: (client) => httpOf(requireClient(client)).call(reportActivity, {}),
})
const $isHeard = createStore(true)
  .on(reportFx.fail, () => false)
  .on(statusRead, () => true)

sample({
  clock: activityNoticed,
  source: { session: $session, isHeard: $isHeard, isReporting: reportFx.pending },
  filter: ({ session, isHeard, isReporting }) => session.id !== GUEST_ID && isHeard && !isReporting,
  fn: () => undefined,
  target: reportFx,
})
sample({ clock: reportFx.failData, target: callOutsideFailed })
