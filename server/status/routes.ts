import type { FastifyInstance } from 'fastify'
import { getStatus, GUEST_ID, type User } from '#contract/status.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'

/** What everybody is until accounts exist. */
const guest: User = {
  id: GUEST_ID,
  login: '',
  phone: '',
  email: '',
  name: '',
  nick: '',
  status: '',
  level: 0,
  current_points: 0,
  max_points: 0,
  balance: 0,
  cashback: 0,
  wagerbets: 0,
  wagerbetsall: 0,
  has_notifications: false,
  has_bonuses: false,
  bonus_games: [],
  notify: { payouts: 0 },
  bonusNotify: null,
  isStandby: false,
  options: { winter_mode: '' },
  phone_confirmed: false,
  email_confirmed: false,
  verified: false,
  profile: null,
}

/** The visitor's state. */
export function statusRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getStatus, async () => guest)
}
