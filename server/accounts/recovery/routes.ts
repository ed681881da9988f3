import type { FastifyInstance } from 'fastify'
import { phoneOf } from '#contract/player/credentials.ts'
import {
  changePassword,
  checkVerificationCode,
  checkWaitCall,
  checkWaitSms,
  sendVerificationCode,
} from '#contract/player/verification.ts'
import { hasArrived } from '#server/accounts/verification/inbound-verification.ts'
import { openMethods } from '#server/accounts/verification/verification-methods.ts'
import { checkCode } from '#server/accounts/verification/verification-codes.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { recoverPassword, startRecovery } from './recovery.ts'

/** Routes of account recovery. */
export function recoveryRoutes(app: FastifyInstance, services: Services): void {
  const methods = openMethods(services)
  route(app, services, sendVerificationCode, ({ db, now, language, host, visit, sendMessage }, { body }) =>
    startRecovery(db, body, { now, language, host, network: visit.network, ...methods, sendMessage }),
  )
  route(app, services, checkVerificationCode, async ({ db, now, visit }, { body: { hash, code } }) => {
    await checkCode(db, 'recover', hash, code, { network: visit.network, now })
    return {}
  })
  for (const call of [checkWaitCall, checkWaitSms]) {
    route(app, services, call, async ({ db, now }, { body: { hash, phone } }) => ({
      confirmed: await hasArrived(db, 'recover', { hash, phone: phoneOf(phone) }, { now, ...methods }),
    }))
  }
  route(app, services, changePassword, async ({ db, visit, now }, { body }) => {
    await recoverPassword(db, body, visit, now)
    return {}
  })
}
