import { declareCall, noData, noInput } from '../core/call.ts'

/** Reports user activity; the server stores the time. */
export const reportActivity = declareCall({
  ...noInput,
  name: 'reportActivity',
  method: 'POST',
  path: '/v2/user/activity',
  guest: false,
  data: noData,
})
