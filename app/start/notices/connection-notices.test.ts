import { allSettled, createWatch, fork } from 'effector'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { getSlides } from '#contract/lobby/site.ts'
import { createI18n } from '#app/i18n/i18n.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { onlineChanged, requestProgressed } from '#app/models/connection/connection.model.ts'
import { $notices, CONNECTION_NOTICE, noticeRaised } from '#app/models/notices/notices.model.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi, fault, inOrder } from '#app/testing/fake-api.ts'
import { createTestClient } from '#app/testing/test-client.ts'
import { $i18n } from '../ports.ts'
import './connection-notices.ts'

/** `check`: how the server answers the request that follows a lost one. */
async function start(check: unknown = fault.pending) {
  const time = drivenTime()
  const { client, calls } = createFakeApi({ getJackpots: check })
  const scope = fork({
    values: [
      [$clock, time.clock],
      [$queryClient, client],
      [$i18n, await createI18n('ru')],
    ],
  })
  const raised: string[] = []
  let statusReads = 0
  createWatch({ unit: statusOutdated, scope, fn: () => void (statusReads += 1) })
  createWatch({ unit: noticeRaised, scope, fn: ({ title }) => void raised.push(title) })
  // Not awaited: the check may never be answered.
  const report = (progress: 'slow' | 'answered' | 'lost') =>
    Promise.race([allSettled(requestProgressed, { scope, params: progress }), setImmediate()])
  return {
    scope,
    time,
    calls,
    raised,
    statusReads: () => statusReads,
    report,
    setOnline: (isOnline: boolean) => allSettled(onlineChanged, { scope, params: isOnline }),
    shown: () => scope.getState($notices).map(({ title }) => title),
    isLasting: () => scope.getState($notices).map(({ lasting }) => lasting),
  }
}

describe('the connection notice', () => {
  it('says once that the browser is offline, and after the first answer that it is over', async () => {
    const { report, setOnline, raised, shown, isLasting } = await start()
    await setOnline(false)
    // Was on its way.
    await report('answered')
    for (let request = 0; request < 5; request += 1) await report('lost')
    await setOnline(true)
    expect(shown()).toEqual(['Нет соединения с интернетом'])
    expect(isLasting()).toEqual([true])
    await report('answered')
    await report('answered')
    expect(raised).toEqual(['Нет соединения с интернетом', 'Связь восстановлена'])
    expect(shown()).toEqual(['Связь восстановлена'])
    expect(isLasting()).toEqual([false])
  })

  it('is followed by a read of the status as soon as the browser is online, whose answer ends it', async () => {
    const { setOnline, statusReads } = await start()
    await setOnline(false)
    expect(statusReads()).toBe(0)
    await setOnline(true)
    expect(statusReads()).toBe(1)
  })

  it('says at once that the server does not answer if one more request after a lost one is lost too', async () => {
    const { report, calls, shown } = await start(fault.noResponse)
    await report('lost')
    await report('lost')
    expect(calls).toEqual(['getJackpots'])
    expect(shown()).toEqual(['Сервер не отвечает'])
  })

  it('says within five seconds that requests are lost, but not after a single lost one', async () => {
    const { report, raised, shown, time } = await start()
    await report('lost')
    time.pass(1000)
    await report('answered')
    time.pass(10_000)
    expect(raised).toEqual([])
    await report('lost')
    time.pass(1000)
    await report('lost')
    time.pass(4000)
    expect(shown()).toEqual(['Сервер не отвечает'])
    await report('answered')
    expect(raised).toEqual(['Сервер не отвечает', 'Связь восстановлена'])
  })

  it('does not take the timer or the check of an earlier suspicion for one of the next', async () => {
    let loseCheck: () => void = () => undefined
    const firstCheck = new Promise<void>((resolve) => (loseCheck = resolve)).then(fault.noResponse)
    const { report, raised, time } = await start(inOrder(firstCheck, fault.pending))
    await report('lost')
    time.pass(2000)
    await report('answered')
    await report('lost')
    time.pass(2000)
    loseCheck()
    await setImmediate()
    expect(raised).toEqual([])
    time.pass(1000)
    expect(raised).toEqual(['Сервер не отвечает'])
  })

  it('is replaced by a failure with the same cause, which stays as long', async () => {
    const { report, scope, setOnline, shown } = await start()
    await setOnline(false)
    const failure = { key: CONNECTION_NOTICE, tone: 'negative', title: 'Это окно не загрузилось', text: '' } as const
    await allSettled(noticeRaised, { scope, params: failure })
    expect(scope.getState($notices)).toMatchObject([{ title: failure.title, lasting: true }])
    await setOnline(true)
    await report('answered')
    expect(shown()).toEqual(['Связь восстановлена'])
  })

  it('says that the server is slow, and ends without a word when it answers', async () => {
    const { report, raised, shown } = await start()
    await report('slow')
    await report('slow')
    expect(shown()).toEqual(['Сервер отвечает медленно'])
    await report('answered')
    expect(shown()).toEqual([])
    expect(raised).toEqual(['Сервер отвечает медленно'])
  })
})

describe('the client', () => {
  /** A call that the server never answers. */
  function callSilentServer() {
    const progress: string[] = []
    const client = createTestClient(
      { origin: 'http://127.0.0.1:9' },
      {
        early: () => new Promise(() => undefined),
        onProgress: (each) => void progress.push(each),
      },
    )
    const controller = new AbortController()
    const call = client.http.call(getSlides, {}, controller.signal).catch(() => undefined)
    return { call, controller, progress, time: client.time }
  }

  it('reports a silent server after five seconds, and a request that it has cancelled not at all', async () => {
    const { call, controller, progress, time } = callSilentServer()
    time.pass(4999)
    expect(progress).toEqual([])
    time.pass(1)
    expect(progress).toEqual(['slow'])
    controller.abort()
    await call
    expect(progress).toEqual(['slow'])
  })

  it('reports a request that ran out of time as slow, not as lost', async () => {
    const { call, progress, time } = callSilentServer()
    time.pass(timing.requestTimeout)
    await call
    expect(progress).toEqual(['slow'])
  })
})
