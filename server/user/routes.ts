import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance } from 'fastify'
import {
  endOtherSessions,
  getAccountHistory,
  getSessions,
  getUserNotifications,
  readUserNotification,
} from '#contract/account.ts'
import { activateBonus, getBonuses, takeCashback } from '#contract/bonuses.ts'
import {
  changeSetting,
  getCountries,
  getVerification,
  SETTINGS,
  updateProfile,
  uploadPassport,
} from '#contract/profile.ts'
import { reportActivity } from '#contract/user.ts'
import { bonusesOf, payCashback, redeemPromoCode, startBonus } from '#server/accounts/bonuses.ts'
import { historyOf, recordEvent, previousLogin } from '#server/accounts/events.ts'
import { markRead, notificationsOf } from '#server/accounts/notifications.ts'
import { storeDocuments, checkUploadAllowed, documentsState } from '#server/accounts/identity-documents.ts'
import { updatePersonal } from '#server/accounts/personal.ts'
import { endSessions, sessionsOf } from '#server/accounts/sessions.ts'
import { saveSetting } from '#server/accounts/settings.ts'
import { countries } from '#server/content/countries.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/refusal.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { confirmationRoutes } from './confirmation-routes.ts'
import { readFiles } from './read-files.ts'
import { limitUploads } from './limit-uploads.ts'

/** Routes of the signed-in player's account. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, reportActivity, async (context) => {
    await context.db
      .updateTable('players')
      .set({ active_at: new Date(context.now) })
      .where('id', '=', signedIn(context))
      .execute()
    return {}
  })
  confirmationRoutes(app, services)
  personalRoutes(app, services)
  notificationRoutes(app, services)
  sessionRoutes(app, services)
  bonusRoutes(app, services)
}

function personalRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, updateProfile, async (context, { body }) => {
    await updatePersonal(context.db, signedIn(context), body, context.now)
    return {}
  })
  route(app, services, getCountries, async ({ language }) => ({ items: [...countries[language]] }))
  route(app, services, changeSetting, async (context, { body: { param, value } }) => {
    const setting = SETTINGS.find((candidate) => candidate === param)
    if (setting === undefined || (value !== '0' && value !== '1')) throw new Rejection(errorCode.invalidRequest)
    await saveSetting(context.db, signedIn(context), setting, value === '1')
    return {}
  })
  route(app, services, uploadPassport, async (context, _, request) => {
    const player = signedIn(context)
    return limitUploads(player, async () => {
      await checkUploadAllowed(context.db, player, context.now)
      await storeDocuments(context.db, player, await readFiles(request), context.now)
      return {}
    })
  })
  route(app, services, getVerification, async (context) => ({
    papers: await documentsState(context.db, signedIn(context)),
  }))
}

function notificationRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getUserNotifications, (context, { query: { from } }) =>
    notificationsOf(context.db, signedIn(context), from, context.language),
  )
  route(app, services, readUserNotification, async (context, { body: { id } }) => {
    if (!(await markRead(context.db, signedIn(context), id, context.now))) throw new Rejection(errorCode.notFound)
    return {}
  })
  route(app, services, getAccountHistory, async (context) => ({
    items: await historyOf(context.db, signedIn(context), context.language),
  }))
}

function sessionRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getSessions, async (context) => {
    const player = signedIn(context)
    const items = await sessionsOf(context.db, player, context.token, context.now)
    const current = items.find((session) => session.current)
    return {
      items,
      previous: current === undefined ? null : await previousLogin(context.db, player, new Date(current.created_at)),
    }
  })
  route(app, services, endOtherSessions, async (context) => {
    const player = signedIn(context)
    await context.db.transaction().execute(async (transaction) => {
      // The history is limited, so an action without effect is not recorded.
      if (await endSessions(transaction, player, context.token))
        await recordEvent(transaction, player, 'sessionsEnded', context.now)
    })
    return {}
  })
}

function bonusRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getBonuses, async (context) => ({
    items: await bonusesOf(context.db, signedIn(context), context.language, context.now),
  }))
  route(app, services, activateBonus, async (context, { body: { id, promocode }, idempotencyKey }) => {
    const { db, now } = context
    const request = { player: signedIn(context), idempotencyKey, now }
    if (promocode !== undefined) await redeemPromoCode(db, request, promocode)
    else if (id === undefined) throw new Rejection(errorCode.invalidRequest)
    else await startBonus(db, request, id)
    return {}
  })
  route(app, services, takeCashback, async (context, { idempotencyKey }) => {
    await payCashback(context.db, { player: signedIn(context), idempotencyKey, now: context.now })
    return {}
  })
}
