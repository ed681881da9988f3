// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { $loadDocument, $paymentWindow, leaveRequested, pageRequested } from '#app/models/payments/leave-to.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { createFakeApi, fault } from '#app/testing/fake-api.ts'
import { depositSubmission } from './deposit.model.ts'
import {
  $closedPayments,
  $isPaymentShown,
  $openPaymentWindow,
  $payDialogOpen,
  createPaymentPort,
  payDialogClosed,
  payDialogOpened,
  paymentPressed,
  paymentWindowFocused,
} from './pay-window.model.ts'

const PAGE = '/invoice/magnet-card?transaction=ab'

function start({ isBlocked = false } = {}) {
  const events: string[] = []
  let isClosed = false
  const opened = {
    load: (address: string) => void events.push(`show ${address}`),
    isClosed: () => isClosed,
    focus: () => void events.push('focus'),
    close: () => void events.push('close'),
  }
  const { client } = createFakeApi({ createInvoice: fault.noResponse })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$loadDocument, (url: string) => void events.push(`load ${url}`)],
      [
        $openPaymentWindow,
        () => {
          events.push('open')
          return isBlocked ? null : opened
        },
      ],
    ],
  })
  createWatch({ unit: pageRequested, scope, fn: (path) => void events.push(`route ${path}`) })
  createWatch({ unit: statusOutdated, scope, fn: () => void events.push('refetch') })
  return {
    scope,
    events,
    openDialog: () => allSettled(payDialogOpened, { scope }),
    press: () => allSettled(paymentPressed, { scope }),
    leave: () => allSettled(leaveRequested, { scope, params: PAGE }),
    closeWindow: () => {
      isClosed = true
      return allSettled(ticked, { scope, params: 0 })
    },
  }
}

describe('pay window', () => {
  it('does nothing on the page of the cashier', async () => {
    const { events, press, leave } = start()
    await press()
    await leave()
    expect(events).toEqual([`route ${PAGE}`])
  })

  it('shows the payment page in a window that the press opens', async () => {
    const { scope, events, openDialog, press, leave } = start()
    await openDialog()
    await press()
    expect([events, scope.getState($isPaymentShown)]).toEqual([['open'], false])
    await leave()
    expect([events, scope.getState($isPaymentShown)]).toEqual([['open', `show ${PAGE}`], true])
  })

  it('opens the window inside the press', () => {
    const { scope, events } = start()
    void allSettled(payDialogOpened, { scope })
    void allSettled(paymentPressed, { scope })
    expect(events).toEqual(['open'])
  })

  it('closes the dialog and refetches the status after the window is closed', async () => {
    const { scope, events, openDialog, press, leave, closeWindow } = start()
    await openDialog()
    await press()
    await leave()
    await allSettled(ticked, { scope, params: 0 })
    expect(events).not.toContain('refetch')
    await closeWindow()
    await closeWindow()
    expect(events.filter((event) => event === 'refetch')).toHaveLength(1)
    expect([scope.getState($payDialogOpen), scope.getState($isPaymentShown), scope.getState($closedPayments)]).toEqual([
      false,
      false,
      1,
    ])
  })

  it('shows the open window again', async () => {
    const { scope, events, openDialog, press, leave } = start()
    await openDialog()
    await press()
    await leave()
    await allSettled(paymentWindowFocused, { scope })
    expect(events.at(-1)).toBe('focus')
  })

  it.each([
    ['the dialog is closed', payDialogClosed],
    ['the player signs out', signedOut],
  ])('leaves later payments in their own page after %s', async (_, event) => {
    const { scope, events, openDialog, press, leave } = start()
    await openDialog()
    await press()
    await leave()
    await allSettled(event, { scope })
    await leave()
    expect(events.slice(1)).toEqual([`show ${PAGE}`, `route ${PAGE}`])
  })

  it('refetches the status when the player comes back from the window', async () => {
    const { scope, events, openDialog, press, leave } = start()
    await openDialog()
    await press()
    await leave()
    await allSettled(resumed, { scope })
    expect(events.at(-1)).toBe('refetch')
  })

  it('closes the empty window after a failed request', async () => {
    const { scope, events, openDialog, press, leave } = start()
    await openDialog()
    await press()
    await allSettled(depositSubmission.submitted, { scope, params: { psp: 'card', system: '', amount: 500, bank: '' } })
    expect(events).toEqual(['open', 'close'])
    expect(scope.getState($paymentWindow)).toBeNull()
    await leave()
    expect(events.at(-1)).toBe(`route ${PAGE}`)
  })

  it('closes the empty window after a rejected address', async () => {
    const { scope, events, openDialog, press } = start()
    await openDialog()
    await press()
    await allSettled(leaveRequested, { scope, params: 'javascript:alert(1)' })
    expect([events, scope.getState($paymentWindow)]).toEqual([['open', 'close'], null])
  })

  it('opens the payment page in place of this page if the window is blocked', async () => {
    const { events, openDialog, press, leave } = start({ isBlocked: true })
    await openDialog()
    await press()
    await leave()
    expect(events).toEqual(['open', `route ${PAGE}`])
  })

  it('closes the dialog of another player', async () => {
    const { scope, openDialog } = start()
    await openDialog()
    await allSettled(signedOut, { scope })
    expect(scope.getState($payDialogOpen)).toBe(false)
  })

  it('cuts the payment page off from this page', async () => {
    const replace = vi.fn()
    const popup = { opener: {}, closed: false, location: { replace }, focus: vi.fn(), close: vi.fn() }
    const open = vi.fn(() => popup)
    createPaymentPort({ location: { origin: 'https://site.example' }, open })()?.load(PAGE)
    expect(open).toHaveBeenCalledWith('about:blank', '_blank', expect.stringContaining('popup'))
    expect(popup.opener).toBeNull()
    expect(replace).toHaveBeenCalledWith(`https://site.example${PAGE}`)
  })
})
