import { attach, createStore, sample } from 'effector'
import { GUEST_ID } from '#contract/player/status.ts'
import { reportActivity } from '#contract/player/user.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { activityReportDue } from '#app/models/presence/presence.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { statusReceived } from './session-load.model.ts'
import { $session } from './session.model.ts'

/*
 * Activity reports to the server (`spec §4`), one at a time. After a failure, reporting pauses until the next status,
 * so that mouse moves do not load a failing server.
 */

const reportFx = attach({
  source: $queryClient,
  effect: (client) => httpOf(requireClient(client)).call(reportActivity, {}),
})
const $isPaused = createStore(false)
  .on(reportFx.fail, () => true)
  .on(statusReceived, () => false)

sample({
  clock: activityReportDue,
  source: { session: $session, isReporting: reportFx.pending, isPaused: $isPaused },
  filter: ({ session, isReporting, isPaused }) => session.id !== GUEST_ID && !isReporting && !isPaused,
  target: reportFx,
})
sample({ clock: reportFx.failData, target: requestFailed })
