import { attach, sample } from 'effector'
import { GUEST_ID } from '#contract/status.ts'
import { reportActivity } from '#contract/user.ts'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { activityReportDue } from '#app/models/presence/presence.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { activityStep } from './activity.machine.ts'
import { statusReceived } from './session-load.model.ts'
import { $session } from './session.model.ts'

const { dispatch, commands } = createMachine('idle', activityStep)
const reportFx = attach({
  source: $queryClient,
  effect: (client) => httpOf(requireClient(client)).call(reportActivity, {}),
})

sample({
  clock: activityReportDue,
  source: $session,
  filter: ({ id }) => id !== GUEST_ID,
  fn: () => 'activityDue' as const,
  target: dispatch,
})
sample({ clock: commandsOf(commands, 'report'), fn: () => undefined, target: reportFx })
sample({ clock: reportFx.done, fn: () => 'reported' as const, target: dispatch })
sample({ clock: reportFx.fail, fn: () => 'failed' as const, target: dispatch })
sample({ clock: statusReceived, fn: () => 'statusReceived' as const, target: dispatch })
sample({ clock: reportFx.failData, target: requestFailed })
