import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch, type Scope } from 'effector'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { enProfile } from '#app/i18n/profile/en.ts'
import { ruProfile } from '#app/i18n/profile/ru.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { playerStateChanged } from '#app/models/profile/player-state-changed.ts'
import { refusal, unread } from '#app/testing/failures.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { fillIn } from '#app/testing/refusals.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { BonusList } from './bonus-list.tsx'
import { Cashback } from './cashback.tsx'
import { DataForm } from './data-form.tsx'
import type { NotDoneProps } from './not-done.tsx'
import { Notifications } from './notifications.tsx'
import { PasswordForm } from './password-form.tsx'
import { PromoCode } from './promo-code.tsx'
import { Sessions } from './sessions.tsx'
import { Settings } from './settings.tsx'

/*
 * What was sent, and no answer to it was read: what is said of it, what stays, and that the player's state is asked for again (what
 * is asked then is tried in `profile.model.test.ts`).
 */

const texts = { ru: ruProfile, en: enProfile } as const
const anna = {
  ...guestUser,
  id: 5,
  login: 'anna',
  phone: '+79991234567',
  email: 'anna@example.com',
  cashback: 100,
  profile: { first_name: 'Анна', last_name: 'Северная', birthday: '1990-02-28', sex: 'f', country: 'RU' },
} as const
const user = { ...anna, profile: { ...anna.profile } }

interface Flow {
  what: NotDoneProps['what']
  part: () => ReactElement
  at: string
  call: string
  answers?: Readonly<Record<string, unknown>>
  /** What a player types, by the labels. */
  types?: (language: Language) => readonly (readonly [label: string, text: string])[]
  /** The button's name. */
  press: (language: Language) => string
  role?: 'button' | 'switch'
}
const session = (id: number) => ({ id, created_at: 1_700_000_000, used_at: 1_700_000_000, current: id === 1 })
const flows: readonly Flow[] = [
  {
    what: 'data',
    part: () => <DataForm user={user} />,
    at: '/profile?tab=profile',
    call: 'updateProfile',
    answers: { getCountries: { items: [{ code: 'RU', name: 'Россия' }] } },
    types: (language) => [[texts[language].data.firstName, ' Мария']],
    press: (language) => texts[language].data.save,
  },
  {
    what: 'password',
    part: () => (
      <>
        <PasswordForm user={user} />
        <Sessions />
      </>
    ),
    at: '/profile?tab=profile&sub=security',
    call: 'changeCurrentPassword',
    types: (language) => [
      [texts[language].security.current, 'old-secret'],
      [texts[language].security.next, 'Kf82-mq-17'],
      [texts[language].security.again, 'Kf82-mq-17'],
    ],
    press: (language) => texts[language].security.change,
  },
  {
    what: 'sessions',
    part: () => <Sessions />,
    at: '/profile?tab=profile&sub=security',
    call: 'endOtherSessions',
    answers: { getSessions: { items: [1, 2].map(session) } },
    press: (language) => texts[language].security.end,
  },
  {
    what: 'notification',
    part: () => <Notifications />,
    at: '/profile?tab=profile&sub=notifications',
    call: 'readUserNotification',
    answers: {
      getUserNotifications: {
        items: [{ id: 1, title: 'News', text: '', created_at: 1_700_000_000, is_read: false }],
        total: 1,
      },
    },
    press: (language) => `${texts[language].notifications.read}: News`,
  },
  {
    what: 'setting',
    part: () => <Settings user={user} />,
    at: '/profile?tab=profile&sub=settings',
    call: 'changeSetting',
    press: (language) => texts[language].settings.winter,
    role: 'switch',
  },
  {
    what: 'bonus',
    part: () => <BonusList />,
    at: '/profile?tab=promo&sub=bonuses',
    call: 'activateBonus',
    answers: {
      getBonuses: { items: [{ id: 7, title: 'Gift', kind: 'promo', amount: 500, wager: 10, state: 'available' }] },
    },
    press: (language) => `${texts[language].bonuses.take}: Gift`,
  },
  {
    what: 'code',
    part: () => (
      <>
        <PromoCode />
        <BonusList />
      </>
    ),
    at: '/profile?tab=promo&sub=bonuses',
    call: 'activateBonus',
    types: (language) => [[texts[language].codes.field, 'NORTH']],
    press: (language) => texts[language].codes.take,
  },
  {
    what: 'cashback',
    part: () => <Cashback user={user} />,
    at: '/profile?tab=promo&sub=cashback',
    call: 'takeCashback',
    press: (language) => texts[language].cashback.take,
  },
]

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
  ['an internal error', refusal(3), (language) => (language === 'ru' ? 'Внутренняя ошибка.' : 'Internal error.')],
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
    const { alert, asked } = await sendAll(flow, 'en', refusal(5))
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
          throw new CallFailure(unread)
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
          throw new CallFailure(unread)
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
