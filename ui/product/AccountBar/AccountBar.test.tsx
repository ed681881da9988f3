import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { AccountBar, type AccountBarProps } from './AccountBar.tsx'

const account: AccountBarProps = {
  name: 'marina@example.ru',
  profileHref: '/profile',
  balanceLabel: 'Баланс',
  balance: '12 480,50 ₽',
  cashierHref: '/cashbox',
  bonus: { label: 'Есть бонусы', href: '/profile?tab=promo' },
  notifications: { label: 'Есть уведомления', href: '/profile?tab=profile' },
}

describeComponent('AccountBar', (probe) => <AccountBar {...probe} {...account} />)

it('AccountBar links to the profile, the cashbox, bonuses and notifications', () => {
  renderUi(<AccountBar {...account} />)
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Есть бонусы', '/profile?tab=promo'],
    ['Есть уведомления', '/profile?tab=profile'],
    ['marina@example.ru', '/profile'],
    ['Баланс: 12 480,50 ₽', '/cashbox'],
  ])
})

it('AccountBar shows no indicators without bonuses and notifications', () => {
  renderUi(<AccountBar {...account} bonus={null} notifications={null} />)
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
