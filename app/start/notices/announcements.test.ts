import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { createI18n } from '#app/i18n/i18n.ts'
import { crashed } from '#app/lib/browser/error-boundary.tsx'
import { responseReceived } from '#app/models/connection/poll-recovery.model.ts'
import { announced, type Announcement } from '#app/models/notices/announcements.model.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { signedIn, signedOut } from '#app/models/session/session.model.ts'
import { noResponse } from '#app/testing/failures.ts'
import { $i18n } from '../ports.ts'
import './notices.ts'

const personal: Announcement = { kind: 'favouriteFailed', failure: noResponse }
const common: Announcement = { kind: 'linkRejected' }
const sessionEnd: Announcement = { kind: 'sessionEnded', reason: 'ended' }

/** `failure`: of the first load of the texts. */
async function start(failure?: Error) {
  const i18n = await createI18n('ru')
  if (failure !== undefined)
    vi.spyOn(i18n, 'addResourceBundle').mockImplementationOnce(() => {
      throw failure
    })
  const scope = fork({ values: [[$i18n, i18n]] })
  const raised: string[] = []
  const crashes: unknown[] = []
  createWatch({ unit: noticeRaised, scope, fn: ({ title }) => void raised.push(title) })
  createWatch({ unit: crashed, scope, fn: (error) => void crashes.push(error) })
  return {
    scope,
    i18n,
    raised,
    crashes,
    announce: (...all: Announcement[]) =>
      Promise.all(all.map((announcement) => allSettled(announced, { scope, params: announcement }))),
    respond: () => allSettled(responseReceived, { scope, params: undefined }),
  }
}

const NOT_LOADED = new TypeError('Failed to fetch dynamically imported module')

describe('an announcement', () => {
  it.each([
    ['drops a personal notice', personal, 0],
    ['raises a common notice', common, 1],
  ])('%s if the player signs out while the texts load', async (_, announcement, count) => {
    const { scope, raised, announce } = await start()
    await Promise.all([announce(announcement), allSettled(signedOut, { scope })])
    expect(raised).toHaveLength(count)
  })

  it('of the end of a session is dropped if the player signs in while the texts load', async () => {
    const { scope, raised, announce } = await start()
    await Promise.all([announce(sessionEnd), allSettled(signedIn, { scope, params: 'token' })])
    expect(raised).toEqual([])
  })

  it('of the end of a session is dropped by a sign-in, also if its texts failed to load', async () => {
    const { scope, raised, announce, respond } = await start(NOT_LOADED)
    await announce(sessionEnd)
    await allSettled(signedIn, { scope, params: 'token' })
    await allSettled(signedOut, { scope })
    await respond()
    expect(raised).toEqual([])
  })

  it('whose texts fail to load is raised when the server responds again: the last of each kind, once', async () => {
    const { raised, announce, respond } = await start(NOT_LOADED)
    await announce(common, common, personal)
    expect(raised).toEqual([])
    for (let response = 0; response < 2; response += 1) await respond()
    expect(raised).toEqual(['Ссылка не открыта', 'Возможно, избранное изменилось'])
  })

  it('whose notice fails for another reason is reported and not repeated', async () => {
    const error = new Error('A bug.')
    const { i18n, raised, crashes, announce, respond } = await start()
    vi.spyOn(i18n, 't').mockImplementationOnce(() => {
      throw error
    })
    await announce(common)
    await respond()
    expect([raised, crashes]).toEqual([[], [error]])
  })
})
