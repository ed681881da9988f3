import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance } from 'fastify'
import {
  awaitUserCall,
  awaitUserSms,
  checkUserCall,
  checkUserSms,
  getVerifyMethod,
  sendUserCode,
  verifyEmail,
  verifyPhone,
} from '#contract/player/confirmation.ts'
import { CONTACT_KINDS } from '#contract/player/verification.ts'
import { beginConfirmation, confirmByArrival, confirmByCode, confirmationMethod } from './confirmation.ts'
import { openMethods, type VerificationRequest } from './verification-methods.ts'
import type { Context, Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'

const OPERATION = 'confirm'

/** Routes to confirm the player's own phone or e-mail by any method. */
export function confirmationRoutes(app: FastifyInstance, services: Services): void {
  const toRequest = ({ now, language, host, visit, sendMessage }: Context): VerificationRequest => ({
    now,
    language,
    host,
    network: visit.network,
    ...openMethods(services),
    sendMessage,
  })
  route(app, services, getVerifyMethod, (context, { query: { operation, confirm_by } }) => {
    const kind = CONTACT_KINDS.find((candidate) => candidate === confirm_by)
    if (operation !== OPERATION || kind === undefined) throw new Rejection(errorCode.invalidRequest)
    return confirmationMethod(context.db, signedIn(context), kind, toRequest(context))
  })
  route(app, services, sendUserCode, async (context, { body: { kind } }) => {
    const player = signedIn(context)
    const { hash: _, ...rest } = await beginConfirmation(context.db, { player, kind }, toRequest(context), 'sms')
    return rest
  })
  for (const [call, method] of [
    [awaitUserCall, 'wait-call'],
    [awaitUserSms, 'wait-sms'],
  ] as const) {
    route(app, services, call, (context, { body: { phone } }) =>
      beginConfirmation(context.db, { player: signedIn(context), kind: 'phone', phone }, toRequest(context), method),
    )
  }
  for (const call of [checkUserCall, checkUserSms]) {
    route(app, services, call, async (context, { body: { hash } }) => ({
      confirmed: await confirmByArrival(context.db, signedIn(context), hash, toRequest(context)),
    }))
  }
  for (const [call, kind] of [
    [verifyPhone, 'phone'],
    [verifyEmail, 'email'],
  ] as const) {
    route(app, services, call, async (context, { body: { code } }) => {
      await confirmByCode(context.db, signedIn(context), kind, code, toRequest(context))
      return {}
    })
  }
}
