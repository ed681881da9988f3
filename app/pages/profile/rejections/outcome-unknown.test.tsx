import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch, type Scope } from 'effector'
import { describe, expect, it } from 'vitest'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { enProfile } from '#app/i18n/profile/en.ts'
import { ruProfile } from '#app/i18n/profile/ru.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { playerStateChanged } from '#app/features/profile/models/player-state-changed.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { FIELDS, fillIn } from '#app/testing/describe-rejections.tsx'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { BonusList } from '#app/features/profile/promo/bonus-list.tsx'
import { flows, session, type Flow } from './outcome-unknown.cases.tsx'
import { OutcomeUnknown } from '#app/features/profile/outcome-unknown.tsx'
import { Sessions } from '#app/features/profile/account/sessions.tsx'

/*
 * Submissions without a response: the message, the kept form values, and the reload of the player's state (the queries are tested
 * in `profile.model.test.ts`).
 */

/** Submits the form; returns the alert and the number of reload events. */
async function submitFlow(flow: Flow, failure: Failure) {
  const answers = { getSessions: { items: [session(1)] }, ...flow.answers }
  const { scope, sent } = await renderPage(flow.part(), {
    at: flow.at,
    answers: {
      ...Object.fromEntries(Object.entries(answers).map(([call, data]) => [call, () => data])),
      [flow.call]: () => {
        throw new CallFailure(failure)
      },
    },
  })
  for (const [label, text] of flow.types ?? []) await fillIn(label, text)
  if (flow.opens !== undefined) await userEvent.click(await screen.findByRole('button', { name: flow.opens }))
  const button = await screen.findByRole(flow.role ?? 'button', { name: flow.press })
  const reloads: unknown[] = []
  createWatch({ unit: playerStateChanged, scope, fn: () => reloads.push('reload') })
  await userEvent.click(button)
  const alert = await screen.findByRole('alert')
  expect(sent.filter(([name]) => name === flow.call)).toHaveLength(1)
  return { alert, reloadCount: reloads.length }
}

describe.each(flows.map((flow) => [flow.what, flow] as const))('submission of %s', (what, flow) => {
  it('without a response has an unknown outcome, keeps its values and reloads the player', async () => {
    const { alert, reloadCount } = await submitFlow(flow, noResponse)
    const outcome = ruProfile.outcomes[what]
    expect(within(alert).getByText(outcome.unknown)).toBeTruthy()
    expect(alert.textContent).toContain(ruProfile.outcomes.unread.network)
    expect(alert.textContent).toContain(outcome.next)
    expect(screen.queryByText(outcome.refused)).toBeNull()
    for (const [label, text] of flow.types ?? [])
      expect(screen.getByLabelText<HTMLInputElement>(label, { selector: FIELDS }).value).toContain(text.trim())
    expect(reloadCount).toBe(1)
  })

  it('has its own texts in both languages', () => {
    const [ru, en] = [ruProfile.outcomes[what], enProfile.outcomes[what]].map(Object.values)
    expect(ru).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/[а-я]/u)))
    expect(en).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^[^а-я]+$/u)))
  })
})

/** Texts that no flow here shows, with the reason. */
const textsWithoutFlow: Readonly<Record<string, string>> = {
  unread: 'the reasons, which every message begins with',
  documents: 'a workflow of its own: `verification.test.tsx`',
  codeSearch: 'shows a bonus and changes nothing',
}

it('every text of an unknown outcome has a flow or a stated reason', () => {
  const covered = new Set<string>([...flows.map(({ what }) => what), ...Object.keys(textsWithoutFlow)])
  const missing = Object.keys(ruProfile.outcomes).filter((name) => !covered.has(name))
  expect(missing, 'outcomes that outcome-unknown.cases.tsx lacks').toEqual([])
})

it('a rejected submission has failed, and nothing is reloaded', async () => {
  const [flow] = flows
  const { alert, reloadCount } = await submitFlow(flow, rejected(5))
  expect(within(alert).getByText(ruProfile.outcomes[flow.what].refused)).toBeTruthy()
  expect(reloadCount).toBe(0)
})

const noResponseFrom = (cause: 'timeout' | 'notEnvelope'): Failure => ({
  kind: 'noResponse',
  call: 'call',
  cause,
  status: null,
})

it.each<[string, Failure, string]>([
  ['a timeout', noResponseFrom('timeout'), ruProfile.outcomes.unread.timeout],
  ['an unusable response', noResponseFrom('notEnvelope'), ruProfile.outcomes.unread.notEnvelope],
  ['an internal error', rejected(3), 'Внутренняя ошибка.'],
])('OutcomeUnknown explains %s', async (_, failure, reason) => {
  await renderPage(<OutcomeUnknown what="data" failure={failure} />)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(reason))
  expect(screen.getByRole('alert').textContent).toContain(ruProfile.outcomes.data.next)
})

const refetchAll = (scope: Scope) => requireClient(scope.getState($queryClient)).invalidateQueries()

describe('an unknown outcome is resolved', () => {
  it('for other sessions when the list of sessions has no others', async () => {
    let others = [1, 2]
    const { scope } = await renderPage(<Sessions />, {
      at: '/profile?tab=profile&sub=security',
      answers: {
        getSessions: () => ({ items: others.map(session) }),
        endOtherSessions: () => {
          throw new CallFailure(noResponse)
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: ruProfile.security.end }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    // Only now: the page reads the list by itself, and the message would go before it is seen.
    others = [1]
    await refetchAll(scope)
    expect(await screen.findByText(ruProfile.security.alone)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('for a bonus when the list shows it as active', async () => {
    let state = 'available'
    const { scope } = await renderPage(<BonusList user={guestUser} />, {
      at: '/profile?tab=promo&sub=bonuses',
      answers: {
        getBonuses: () => ({ items: [{ id: 7, title: 'Gift', kind: 'promo', amount: 500, wager: 10, state }] }),
        activateBonus: () => {
          throw new CallFailure(noResponse)
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: `${ruProfile.bonuses.take}: Gift` }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    state = 'active'
    await refetchAll(scope)
    expect(await screen.findByText(ruProfile.bonuses.state.active)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
