import type { IncomingHttpHeaders } from 'node:http'
import type { Device } from '#contract/lobby/games.ts'

/**
 * The device of a request, as its user agent names itself. The app decides by the width of the window: where the two
 * differ, it replaces the games.
 */
export const deviceOf = ({ 'user-agent': userAgent = '' }: IncomingHttpHeaders): Device =>
  /\bMobi|\bAndroid/u.test(userAgent) ? 'm' : 'd'
