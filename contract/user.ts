import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'

/** The player is at the page; the server notes the time. */
export const reportActivity = declareCall({
  ...sendsNothing,
  name: 'reportActivity',
  method: 'POST',
  path: '/v2/user/activity',
  guest: false,
  data: z.object({}),
})
