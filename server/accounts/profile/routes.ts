import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance } from 'fastify'
import {
  getAccountHistory,
  getUserNotifications,
  readAllUserNotifications,
  readUserNotification,
} from '#contract/player/account.ts'
import { changeSetting, getCountries, SETTINGS, updateProfile } from '#contract/player/profile.ts'
import { reportActivity } from '#contract/player/user.ts'
import { historyOf } from './account-history.ts'
import { markAllRead, markRead, notificationsOf } from './notifications.ts'
import { updatePersonal } from './personal-data.ts'
import { saveSetting } from './settings.ts'
import { statusRoute } from '#server/accounts/status/status-route.ts'
import { countries } from '#server/content/countries.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'

/** An active page reports every five seconds, so not every report is written. */
const ACTIVITY_PRECISION_MS = 60_000

/** Routes of the visitor's status and the signed-in player's profile. */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  statusRoute(app, services)
  route(app, services, reportActivity, async (context) => {
    await context.db
      .updateTable('players')
      .set({ active_at: new Date(context.now) })
      .where('id', '=', signedIn(context))
      .where('active_at', '<=', new Date(context.now - ACTIVITY_PRECISION_MS))
      .execute()
    return {}
  })
  personalRoutes(app, services)
  notificationRoutes(app, services)
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
}

function notificationRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getUserNotifications, (context, { query: { from } }) =>
    notificationsOf(context.db, signedIn(context), from, context.language),
  )
  route(app, services, readUserNotification, async (context, { body: { id } }) => {
    if (!(await markRead(context.db, signedIn(context), id, context.now))) throw new Rejection(errorCode.notFound)
    return {}
  })
  route(app, services, readAllUserNotifications, async (context) => {
    await markAllRead(context.db, signedIn(context), context.now)
    return {}
  })
  route(app, services, getAccountHistory, async (context) => ({
    items: await historyOf(context.db, signedIn(context), context.language),
  }))
}
