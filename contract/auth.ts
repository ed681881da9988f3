import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'

/** Ends the session of the token that is sent; without one there is nothing to end. */
export const logout = declareCall({
  ...sendsNothing,
  name: 'logout',
  method: 'POST',
  path: '/v2/auth/logout/',
  guest: true,
  data: z.object({}),
})
