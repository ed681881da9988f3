import type { ReactElement } from 'react'
import { ruProfile } from '#app/i18n/profile/ru.ts'
import { testUser } from '#app/testing/test-user.ts'
import { BonusList } from '#app/features/profile/promo/bonus-list.tsx'
import { Cashback } from '#app/features/profile/promo/cashback.tsx'
import { DataForm } from '#app/features/profile/account/data-form.tsx'
import type { OutcomeUnknownProps } from '#app/features/profile/outcome-unknown.tsx'
import { Notifications } from '#app/features/profile/notifications/notifications.tsx'
import { PasswordForm } from '#app/features/profile/account/password-form.tsx'
import { PromoCode } from '#app/features/profile/promo/promo-code.tsx'
import { RemoveDialog } from '#app/features/profile/account/passkeys/remove-dialog.tsx'
import { SecondFactorSection } from '#app/features/profile/account/second-factor/second-factor.tsx'
import { Sessions } from '#app/features/profile/account/sessions.tsx'
import { Settings } from '#app/features/profile/account/settings.tsx'

/* Submissions of the profile, for the tests of unknown outcomes. */

const user = { ...testUser, profile: { ...testUser.profile } }

/** A part of the profile with a submission. */
export interface Flow {
  what: OutcomeUnknownProps['what']
  part: () => ReactElement
  at: string
  call: string
  answers?: Readonly<Record<string, unknown>>
  /** Text to type, by field label. */
  types?: readonly (readonly [label: string, text: string])[]
  /** Accessible name of the button that shows the control. */
  opens?: string
  /** Accessible name of the control. */
  press: string
  role?: 'button' | 'switch'
}
export const session = (id: number) => ({ id, created_at: 1_700_000_000, used_at: 1_700_000_000, current: id === 1 })
export const flows: readonly [Flow, ...Flow[]] = [
  {
    what: 'data',
    part: () => <DataForm user={user} />,
    at: '/profile?tab=profile',
    call: 'updateProfile',
    answers: { getCountries: { items: [{ code: 'RU', name: 'Россия' }] } },
    types: [[ruProfile.data.firstName, ' Мария']],
    press: ruProfile.data.save,
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
    types: [
      [ruProfile.security.current, 'old-secret'],
      [ruProfile.security.next, 'Kf82-mq-17'],
      [ruProfile.security.again, 'Kf82-mq-17'],
    ],
    press: ruProfile.security.change,
  },
  {
    what: 'secondFactor',
    part: () => <SecondFactorSection />,
    at: '/profile?tab=profile&sub=security',
    call: 'changeSecondFactor',
    answers: { getSecondFactor: { enabled: true, at_sign_in: true, at_withdrawal: true, recovery_codes: 10 } },
    types: [['Код из приложения', '284613']],
    press: ruProfile.secondFactor.save,
  },
  {
    what: 'passkey',
    part: () => (
      <RemoveDialog
        passkey={{ id: 3, name: 'Phone', created_at: 1_700_000_000_000, used_at: null }}
        onClose={() => undefined}
      />
    ),
    at: '/profile?tab=profile&sub=security',
    call: 'removePasskey',
    press: ruProfile.passkeys.remove,
  },
  {
    what: 'sessions',
    part: () => <Sessions />,
    at: '/profile?tab=profile&sub=security',
    call: 'endOtherSessions',
    answers: { getSessions: { items: [1, 2].map(session) } },
    press: ruProfile.security.end,
  },
  {
    what: 'notification',
    part: () => <Notifications user={user} />,
    at: '/profile?tab=profile&sub=notifications',
    call: 'readUserNotification',
    answers: {
      getUserNotifications: {
        items: [{ id: 1, title: 'News', text: '', created_at: 1_700_000_000, is_read: false }],
        total: 1,
      },
    },
    press: `${ruProfile.notifications.read}: News`,
  },
  {
    what: 'setting',
    part: () => <Settings user={user} />,
    at: '/profile?tab=profile&sub=settings',
    call: 'changeSetting',
    press: ruProfile.settings.winter,
    role: 'switch',
  },
  {
    what: 'bonus',
    part: () => <BonusList user={user} />,
    at: '/profile?tab=promo&sub=bonuses',
    call: 'activateBonus',
    answers: {
      getBonuses: { items: [{ id: 7, title: 'Gift', kind: 'promo', amount: 500, wager: 10, state: 'available' }] },
    },
    press: `${ruProfile.bonuses.take}: Gift`,
  },
  {
    what: 'giveUp',
    part: () => <BonusList user={user} />,
    at: '/profile?tab=promo&sub=bonuses',
    call: 'endBonus',
    answers: {
      getBonuses: { items: [{ id: 7, title: 'Gift', kind: 'promo', amount: 500, wager: 10, state: 'active' }] },
    },
    opens: `${ruProfile.bonuses.giveUp}: Gift`,
    press: ruProfile.bonuses.confirm,
  },
  {
    what: 'code',
    part: () => (
      <>
        <PromoCode user={user} />
        <BonusList user={user} />
      </>
    ),
    at: '/profile?tab=promo&sub=bonuses',
    call: 'activateBonus',
    answers: {
      getPromoCode: { id: 0, title: 'Gift', kind: 'promo', amount: 500, wager: 10, state: 'available' },
      getBonuses: { items: [] },
    },
    types: [[ruProfile.codes.field, 'NORTH']],
    opens: ruProfile.codes.show,
    press: `${ruProfile.bonuses.take}: Gift`,
  },
  {
    what: 'cashback',
    part: () => <Cashback user={user} />,
    at: '/profile?tab=promo&sub=cashback',
    call: 'takeCashback',
    press: ruProfile.cashback.take,
  },
]
