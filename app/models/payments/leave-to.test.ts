// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, describe, expect, it } from 'vitest'
import { announced } from '#app/models/notices/announcements.model.ts'
import { rejectedUrls } from '#app/testing/rejected-urls.ts'
import { depositFormOpened } from './deposit-form.model.ts'
import { $loadDocument, leaveRejected, leaveRequested, pageRequested } from './leave-to.ts'

const reportedUrls = rejectedUrls()
afterEach(() => delete window.operatorSettings)

/** Follows an address, with or without the form of a deposit on the page. */
async function leaveTo(address: string, isFormOpen = true) {
  window.operatorSettings = { paymentHosts: ['pay.example'] }
  const events: string[] = []
  const scope = fork({
    values: [[$loadDocument, (url: string) => void events.push(`load ${url}`)]],
  })
  createWatch({ unit: pageRequested, scope, fn: (path) => void events.push(`route ${path}`) })
  createWatch({ unit: leaveRejected, scope, fn: () => void events.push('rejected') })
  createWatch({ unit: announced, scope, fn: ({ kind }) => void events.push(kind) })
  if (isFormOpen) await allSettled(depositFormOpened, { scope })
  await allSettled(leaveRequested, { scope, params: address })
  return events
}

describe('leaveRequested', () => {
  it.each([
    ['/invoice/magnet-card?transaction=ab', 'route /invoice/magnet-card?transaction=ab'],
    ['/invoice?id=5', 'route /invoice?id=5'],
    [`${window.location.origin}/invoice/wait?id=5`, 'route /invoice/wait?id=5'],
    ['/psp/3ds/ab', 'load /psp/3ds/ab'],
    ['/invoice/../psp/3ds/ab', 'load /psp/3ds/ab'],
    ['/invoice/gex-card?transaction=ab', 'load /invoice/gex-card?transaction=ab'],
    ['/invoice/swiftpay-card?transaction=ab', 'load /invoice/swiftpay-card?transaction=ab'],
    ['/invoice/swiftpay-cards', 'route /invoice/swiftpay-cards'],
    ['https://pay.example/3ds?x=1', 'load https://pay.example/3ds?x=1'],
  ])('opens %s: %s', async (address, opened) => {
    expect(await leaveTo(address)).toEqual([opened])
    expect(reportedUrls).toEqual([])
  })

  it.each([
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/psp/3ds/ab',
    '/\\evil.example',
    '/.//evil.example',
    'http://pay.example/3ds',
    'https://evil.example/3ds',
    'https://pay.example@evil.example/',
    'https://user@pay.example/',
    'https://pay.example.evil.example/',
    'blob:https://pay.example/x',
    'intent://pay.example#Intent;scheme=https;end',
  ])('rejects and reports %j', async (address) => {
    expect(await leaveTo(address)).toEqual(['rejected'])
    expect(reportedUrls).toMatchObject([{ url: address, isNavigation: false }])
  })

  it('announces a rejected address where no form shows it', async () => {
    expect(await leaveTo('https://evil.example/3ds', false)).toEqual(['rejected', 'paymentAddressRejected'])
  })
})
