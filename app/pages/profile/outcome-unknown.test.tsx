import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch, type Scope } from 'effector'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { enProfile } from '#app/i18n/profile/en.ts'
import { ruProfile } from '#app/i18n/profile/ru.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { playerStateChanged } from '#app/models/profile/player-state-changed.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { fillIn } from '#app/testing/describe-rejections.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { BonusList } from './bonus-list.tsx'
import { flows, session, texts, type Flow } from './outcome-unknown.cases.tsx'
import { Sessions } from './sessions.tsx'

/*
 * What was sent, and no answer to it was read: what is said of it, what stays, and that the player's state is asked for again (what
 * is asked then is tried in `profile.model.test.ts`).
 */

/** Sends it, and says what the answer's failure is. */
async function sendAll(flow: Flow, language: Language, failure: Failure) {
  const answers = { getSessions: { items: [session(1)] }, ...flow.answers }
  const { scope, sent } = await renderPage(flow.part(), {
    language,
    at: flow.at,
    answers: {
      ...Object.fromEntries(Object.entries(answers).map(([call, data]) => [call, () => data])),
      [flow.call]: () => {
        throw new CallFailure(failure)
      },
    },
  })
  const button = await screen.findByRole(flow.role ?? 'button', { name: flow.press(language) })
  for (const [label, text] of flow.types?.(language) ?? []) await fillIn(label, text)
  const changes: unknown[] = []
  createWatch({ unit: playerStateChanged, scope, fn: () => changes.push('asked') })
  await userEvent.click(button)
  const alert = await screen.findByRole('alert')
  expect(sent.filter(([name]) => name === flow.call)).toHaveLength(1)
  return { alert, asked: changes.length }
}
const lost = (cause: 'network' | 'timeout' | 'notEnvelope'): Failure => ({
  kind: 'unread',
  call: 'call',
  cause,
  status: null,
})
const ways: readonly [string, Failure, (language: Language) => string][] = [
  ['lost', lost('network'), (language) => texts[language].outcomes.unread.network],
  ['late', lost('timeout'), (language) => texts[language].outcomes.unread.timeout],
  ['no envelope', lost('notEnvelope'), (language) => texts[language].outcomes.unread.notEnvelope],
  ['an internal error', rejected(3), (language) => (language === 'ru' ? 'Внутренняя ошибка.' : 'Internal error.')],
]

describe.each(flows.map((flow) => [flow.what, flow] as const))('%s', (what, flow) => {
  it.each(LANGUAGES.flatMap((language) => ways.map(([how, failure, why]) => [language, how, failure, why] as const)))(
    'may have been done, in %s, where the answer is %s',
    async (language, _, failure, why) => {
      const { alert, asked } = await sendAll(flow, language, failure)
      const outcome = texts[language].outcomes[what]
      await waitFor(() => expect(alert.textContent).toContain(why(language)))
      expect(within(alert).getByText(outcome.unknown)).toBeTruthy()
      expect(alert.textContent).toContain(outcome.next)
      expect(screen.queryByText(outcome.refused)).toBeNull()
      for (const [label, text] of flow.types?.(language) ?? []) {
        const field = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
        expect(field.value).toContain(text.trim())
      }
      expect(asked).toBe(1)
    },
  )

  it('was not done where it was refused', async () => {
    const { alert, asked } = await sendAll(flow, 'en', rejected(5))
    const outcome = enProfile.outcomes[what]
    expect(within(alert).getByText(outcome.refused)).toBeTruthy()
    expect(asked).toBe(0)
  })
})

const askAgain = (scope: Scope) => requireClient(scope.getState($queryClient)).invalidateQueries()

describe('what nobody knew of is known', () => {
  it('when the list of sessions says that no other is left', async () => {
    let others = [1, 2]
    const { scope } = await renderPage(<Sessions />, {
      at: '/profile?tab=profile&sub=security',
      answers: {
        getSessions: () => ({ items: others.map(session) }),
        endOtherSessions: () => {
          others = [1]
          throw new CallFailure(noResponse)
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: ruProfile.security.end }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await askAgain(scope)
    expect(await screen.findByText(ruProfile.security.alone)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('when the bonus is active', async () => {
    let state = 'available'
    const { scope } = await renderPage(<BonusList />, {
      at: '/profile?tab=promo&sub=bonuses',
      answers: {
        getBonuses: () => ({ items: [{ id: 7, title: 'Gift', kind: 'promo', amount: 500, wager: 10, state }] }),
        activateBonus: () => {
          state = 'active'
          throw new CallFailure(noResponse)
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: `${ruProfile.bonuses.take}: Gift` }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await askAgain(scope)
    expect(await screen.findByText(ruProfile.bonuses.state.active)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
