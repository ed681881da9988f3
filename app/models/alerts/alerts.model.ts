import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { alertsStep } from './alerts.machine.ts'

const { dispatch: happened, commands: wanted } = createMachine(null, alertsStep)

/** The visitor's state was read. */
export const statusChanged = happened
/** The player has a higher tier; with its name. */
export const levelReached = commandsOf(wanted, 'level').map(({ name }) => name)
/** A bonus was wagered: what it has brought, in rubles; `null` where it was lost. */
export const bonusEnded = commandsOf(wanted, 'bonus').map(({ win }) => win)
