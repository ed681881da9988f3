import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $tabStorage } from '#app/lib/storage.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
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
} from './support.model.ts'
import { supportOpened, supportVisitKey } from './support-open.model.ts'

interface Sent {
  params: { visit: string }
  body: { id: string; text: string }
}
const isSent = (input: object): input is Sent => 'body' in input

function start(storage = memoryStorage()) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const sent: Sent[] = []
  let answers = true
  provideHttp(client, {
    call: async (call, input) => {
      if (isSent(input)) sent.push(input)
      if (!answers) throw new CallFailure(noResponse)
      const items = sent.map(({ body }) => ({ ...body, author: 'visitor', sent_at: '2026-01-10 15:00:00' }))
      return call.data.parse({ items })
    },
  })
  const scope = fork({
    values: [
      [$clock, drivenTime().clock],
      [$queryClient, client],
      [$tabStorage, storage],
    ],
  })
  const tell = (text: string) => {
    void allSettled(draftChanged, { scope, params: text })
    void allSettled(messageSubmitted, { scope })
  }
  // The poll lives on, so nothing here waits until all is settled.
  const soon = () => new Promise<void>((resolve) => setImmediate(resolve))
  void allSettled(supportOpened, { scope })
  void allSettled(conversationShown, { scope })
  return {
    scope,
    storage,
    sent,
    tell,
    soon,
    cut: (cut: boolean) => (answers = !cut),
    outgoing: () => scope.getState($outgoing),
  }
}

describe('the conversation with support', () => {
  it('has a random name that lives as long as the tab', async () => {
    const { scope, storage, soon } = start()
    await soon()
    const name = scope.getState($visit)
    expect(name).toMatch(/^[\da-f]{32}$/u)
    expect(storage.getItem(supportVisitKey)).toBe(name)
    const again = start(storage)
    await again.soon()
    expect(again.scope.getState($visit)).toBe(name)
    const other = start()
    await other.soon()
    expect(other.scope.getState($visit)).not.toBe(name)
  })

  it('sends what was written once, and nothing where nothing was written', async () => {
    const { scope, sent, tell, soon, outgoing } = start()
    await soon()
    tell('   ')
    tell('  Где бонус? ')
    await soon()
    expect(sent.map(({ body }) => body.text)).toEqual(['Где бонус?'])
    expect(sent[0]?.params.visit).toBe(scope.getState($visit))
    expect(outgoing()).toEqual([])
    expect(scope.getState($draft)).toBe('')
  })

  it('keeps a message that did not arrive and sends it again under its own id', async () => {
    const { scope, sent, tell, soon, cut, outgoing } = start()
    await soon()
    cut(true)
    tell('Алло')
    await soon()
    expect(outgoing()).toMatchObject([{ text: 'Алло', failure: noResponse }])
    cut(false)
    void allSettled(messageRetried, { scope, params: outgoing()[0]?.id ?? '' })
    expect(outgoing()).toMatchObject([{ failure: null }])
    await soon()
    expect(outgoing()).toEqual([])
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
    expect(sent).toHaveLength(2)
  })

  it('leaves nothing to who comes after a player', async () => {
    const { scope, storage, soon } = start()
    await soon()
    void allSettled(draftChanged, { scope, params: 'мой номер карты' })
    void allSettled(signedOut, { scope })
    await soon()
    expect(scope.getState($visit)).toBeNull()
    expect(scope.getState($draft)).toBe('')
    expect(storage.getItem(supportVisitKey)).toBeNull()
  })
})

describe('who writes', () => {
  it('is a guest until somebody is known', () => {
    expect(supportClientOf(undefined)).toEqual({ id: 0, phone: '', email: '', username: '', level: 0, login: '' })
  })

  it.each([
    ['https://office.example/crm', 5, 'https://office.example/crm/players/5'],
    ['https://office.example/crm/', 5, 'https://office.example/crm/players/5'],
    ['https://office.example', 0, null],
    ['', 5, null],
    ['javascript:alert(1)//', 5, null],
    ['http://office.example', 5, null],
  ])('has the page %s of %d in the back office: %s', (base, id, page) => {
    expect(backOfficePage(base, id)).toBe(page)
  })
})
