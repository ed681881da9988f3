import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { alertsStep } from './alerts.machine.ts'

const { dispatch, commands } = createMachine(null, alertsStep)

/** A status was received. */
export const statusChanged = dispatch
/** The player reached a higher level. The payload is its title. */
export const levelReached = commandsOf(commands, 'level').map(({ name }) => name)
/** A bonus ended. The payload is the win in rubles, or `null` if it was lost. */
export const bonusEnded = commandsOf(commands, 'bonus').map(({ win }) => win)
