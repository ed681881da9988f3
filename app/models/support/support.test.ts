import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { support } from '#contract/core/constants.ts'
import { sendSupportMessage } from '#contract/lobby/support.ts'
import { CallFailure } from '#app/http/failure.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { noResponse } from '#app/testing/failures.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { backOfficePage, supportClientOf } from './support-client.ts'
import {
  $draft,
  $outgoing,
  $visit,
  conversationShown,
  draftChanged,
  messageRetried,
  messageSubmitted,
  excessLength,
} from './support.model.ts'
import { supportOpened, supportVisitKey } from './support-open.model.ts'

function start(storage = memoryStorage()) {
  const sent: { params: unknown; body: { id: string; text: string } }[] = []
  let isOnline = true
  const conversation = () => {
    if (!isOnline) throw new CallFailure(noResponse)
    return { items: sent.map(({ body }) => ({ ...body, author: 'visitor', sent_at: '2026-01-10 15:00:00' })) }
  }
  const { client } = createFakeApi({
    getSupportMessages: conversation,
    sendSupportMessage: (body: unknown, { params }: { params?: unknown }) => {
      sent.push({ params, body: sendSupportMessage.body.parse(body) })
      return conversation()
    },
  })
  const scope = fork({
    values: [
      [$clock, drivenTime().clock],
      [$queryClient, client],
      [$tabStorage, storage],
    ],
  })
  const send = (text: string) => {
    void allSettled(draftChanged, { scope, params: text })
    void allSettled(messageSubmitted, { scope })
  }
  // `allSettled` would never resolve, because polling continues.
  const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve))
  void allSettled(supportOpened, { scope })
  void allSettled(conversationShown, { scope })
  return {
    scope,
    storage,
    sent,
    send,
    flushPromises,
    setOffline: (isOffline: boolean) => (isOnline = !isOffline),
    outgoing: () => scope.getState($outgoing),
  }
}

describe('support conversation', () => {
  it('keeps a draft that is too long, and does not send it', () => {
    const { scope, sent, send } = start()
    const text = 'x'.repeat(support.textLength + 1)
    send(text)
    expect([scope.getState($draft), excessLength(text), sent]).toEqual([text, 1, []])
    send(text.slice(1))
    expect(sent).toHaveLength(1)
  })

  it('has a random id that is stored per tab', async () => {
    const { scope, storage, flushPromises } = start()
    await flushPromises()
    const id = scope.getState($visit)
    expect(id).toMatch(/^[\da-f]{32}$/u)
    expect(storage.getItem(supportVisitKey)).toBe(id)
    const sameTab = start(storage)
    await sameTab.flushPromises()
    expect(sameTab.scope.getState($visit)).toBe(id)
    const otherTab = start()
    await otherTab.flushPromises()
    expect(otherTab.scope.getState($visit)).not.toBe(id)
  })

  it('sends a message once and ignores an empty one', async () => {
    const { scope, sent, send, flushPromises, outgoing } = start()
    await flushPromises()
    send('   ')
    send('  Где бонус? ')
    await flushPromises()
    expect(sent.map(({ body }) => body.text)).toEqual(['Где бонус?'])
    expect(sent[0]?.params).toEqual({ visit: scope.getState($visit) })
    expect(outgoing()).toEqual([])
    expect(scope.getState($draft)).toBe('')
  })

  it('keeps a failed message and retries it with the same id', async () => {
    const { scope, sent, send, flushPromises, setOffline, outgoing } = start()
    await flushPromises()
    setOffline(true)
    send('Алло')
    await flushPromises()
    expect(outgoing()).toMatchObject([{ text: 'Алло', failure: noResponse }])
    setOffline(false)
    void allSettled(messageRetried, { scope, params: outgoing()[0]?.id ?? '' })
    expect(outgoing()).toMatchObject([{ failure: null }])
    await flushPromises()
    expect(outgoing()).toEqual([])
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
    expect(sent).toHaveLength(2)
  })

  it('is cleared on sign-out', async () => {
    const { scope, storage, flushPromises } = start()
    await flushPromises()
    void allSettled(draftChanged, { scope, params: 'мой номер карты' })
    void allSettled(signedOut, { scope })
    await flushPromises()
    expect(scope.getState($visit)).toBeNull()
    expect(scope.getState($draft)).toBe('')
    expect(storage.getItem(supportVisitKey)).toBeNull()
  })
})

describe('support client', () => {
  it('supportClientOf returns empty data without a status', () => {
    expect(supportClientOf(undefined)).toEqual({ id: 0, phone: '', email: '', username: '', level: 0, login: '' })
  })

  it.each([
    ['https://office.example/crm', 5, 'https://office.example/crm/players/5'],
    ['https://office.example/crm/', 5, 'https://office.example/crm/players/5'],
    ['https://office.example', 0, null],
    ['', 5, null],
    ['javascript:alert(1)//', 5, null],
    ['http://office.example', 5, null],
  ])('backOfficePage(%j, %d) returns %j', (base, id, page) => {
    expect(backOfficePage(base, id)).toBe(page)
  })
})
