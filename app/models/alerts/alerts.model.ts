import { createMachine, wantedOf } from '#app/lib/create-machine.ts'
import { alertsStep } from './alerts.machine.ts'

const { happened, wanted } = createMachine(null, alertsStep)

/** The visitor's state was read. */
export const stateRead = happened
/** The player has a higher tier; with its name. */
export const levelReached = wantedOf(wanted, 'level').map(({ name }) => name)
/** A bonus was wagered: what it has brought, in rubles; `null` where it was lost. */
export const bonusEnded = wantedOf(wanted, 'bonus').map(({ win }) => win)
