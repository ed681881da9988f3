import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/http/context.ts'
import { authRoutes } from './auth/routes.ts'
import { bonusRoutes } from './bonuses/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { confirmationRoutes } from './verification/routes.ts'

/** Routes of everything that belongs to a player's account. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  authRoutes(app, services)
  secondFactorRoutes(app, services)
  passkeyRoutes(app, services)
  sessionRoutes(app, services)
  recoveryRoutes(app, services)
  confirmationRoutes(app, services)
  profileRoutes(app, services)
  documentRoutes(app, services)
  bonusRoutes(app, services)
}
