// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { statusChanged } from '#app/models/alerts/alerts.model.ts'
import type { RoundState } from '#contract/play/frame.ts'
import { levelShown } from '#app/models/alerts/level-moment.model.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session, signedOut } from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { gameClosed, gameRequested, roundReported } from './play.model.ts'

async function start(mode: 'real' | 'demo' | null) {
  const scope = fork({
    values: [
      [$queryClient, createFakeApi({ openGame: { id: 7, slug: 'fox', name: 'Fox', url: '/play/fox' } }).client],
      [$clock, drivenTime().clock],
      [$language, 'ru'],
      [$session, { id: 5, token: 'token' }],
    ],
  })
  const shown: string[] = []
  createWatch({ unit: levelShown, scope, fn: ({ status }) => void shown.push(status) })
  if (mode !== null) await allSettled(gameRequested, { scope, params: { slug: 'fox', mode } })
  const receive = (level: number) =>
    allSettled(statusChanged, { scope, params: getStatus.data.parse({ id: 5, level, status: `level ${level}` }) })
  await receive(1)
  return {
    shown,
    receive,
    report: (state: RoundState) => allSettled(roundReported, { scope, params: state }),
    close: () => allSettled(gameClosed, { scope }),
    signOut: () => allSettled(signedOut, { scope }),
  }
}

describe('the moment of a new level', () => {
  it('comes at once while no real game runs', async () => {
    for (const mode of [null, 'demo'] as const) {
      const app = await start(mode)
      await app.report('sent')
      await app.receive(2)
      expect(app.shown).toEqual(['level 2'])
    }
  })

  it('comes at once between rounds, and once', async () => {
    const app = await start('real')
    await app.receive(2)
    await app.report('sent')
    await app.report('settled')
    expect(app.shown).toEqual(['level 2'])
  })

  it('waits for the result of a round that was sent', async () => {
    const app = await start('real')
    await app.report('sent')
    await app.receive(2)
    expect(app.shown).toEqual([])
    await app.report('settled')
    expect(app.shown).toEqual(['level 2'])
  })

  it('waits for the end of a round with several steps, and names the last level', async () => {
    const app = await start('real')
    await app.report('started')
    await app.receive(2)
    await app.report('sent')
    await app.receive(3)
    expect(app.shown).toEqual([])
    await app.report('settled')
    expect(app.shown).toEqual(['level 3'])
  })

  it('does not wait for a game that is closed', async () => {
    const app = await start('real')
    await app.report('started')
    await app.receive(2)
    await app.close()
    expect(app.shown).toEqual(['level 2'])
  })

  it('is not shown to another player', async () => {
    const app = await start('real')
    await app.report('started')
    await app.receive(2)
    await app.signOut()
    await app.report('settled')
    expect(app.shown).toEqual([])
  })
})
