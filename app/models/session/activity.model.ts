import { attach, sample } from 'effector'
import { GUEST_ID } from '#contract/status.ts'
import { reportActivity } from '#contract/user.ts'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { activityNoticed } from '#app/models/presence/presence.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { activityStep } from './activity.machine.ts'
import { statusReceived } from './session-load.model.ts'
import { $session } from './session.model.ts'

const { dispatch: happened, commands: wanted } = createMachine('free', activityStep)
const reportFx = attach({
  source: $queryClient,
  effect: (client) => httpOf(requireClient(client)).call(reportActivity, {}),
})

sample({
  clock: activityNoticed,
  source: $session,
  filter: ({ id }) => id !== GUEST_ID,
  fn: () => 'noticed' as const,
  target: happened,
})
sample({ clock: commandsOf(wanted, 'report'), fn: () => undefined, target: reportFx })
sample({ clock: reportFx.done, fn: () => 'reported' as const, target: happened })
sample({ clock: reportFx.fail, fn: () => 'failed' as const, target: happened })
sample({ clock: statusReceived, fn: () => 'stateRead' as const, target: happened })
sample({ clock: reportFx.failData, target: requestFailed })
