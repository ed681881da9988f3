import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { AccountBar, type AccountBarProps } from './AccountBar.tsx'

const account: AccountBarProps = {
  name: 'marina@example.ru',
  note: 'Звезда',
  menuLabel: 'Аккаунт: marina@example.ru',
  balanceLabel: 'Баланс',
  balance: '12 480,50 ₽',
  cashierHref: '/cashbox',
  marks: [
    { icon: 'bonuses', label: 'Есть бонусы', href: '/bonuses', count: null },
    { icon: 'notifications', label: 'Есть уведомления: 120', href: '/notifications', count: 120 },
  ],
  links: [
    { id: 'profile', label: 'Профиль', href: '/profile' },
    { id: 'notifications', label: 'Уведомления', href: '/notifications', count: 7, countLabel: 'Новых: 7' },
  ],
  signOutLabel: 'Выйти',
  onSignOut: () => undefined,
}

describeComponent('AccountBar', (probe) => <AccountBar {...probe} {...account} />)

const open = () => userEvent.click(screen.getByRole('button', { name: 'Аккаунт: marina@example.ru' }))

it('AccountBar links to the cashier and to what is new, with at most three characters of a count', () => {
  renderUi(<AccountBar {...account} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Есть бонусы', '/bonuses'],
    ['Есть уведомления: 12099+', '/notifications'],
    ['Баланс: 12 480,50 ₽', '/cashbox'],
  ])
  expect(screen.getByRole('link', { name: 'Есть уведомления: 120' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Баланс: 12 480,50 ₽' })).toBeTruthy()
})

it('AccountBar opens a menu with the balance, counted links and the sign-out, which close it', async () => {
  const onSignOut = vi.fn()
  renderUi(<AccountBar {...account} onSignOut={onSignOut} />)
  await open()
  const menu = within(screen.getByRole('dialog', { name: 'Аккаунт: marina@example.ru' }))
  expect(menu.getByRole('definition').textContent).toBe('12 480,50 ₽')
  await userEvent.click(menu.getByRole('link', { name: 'Уведомления. Новых: 7' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(onSignOut).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('AccountBar menu focuses its first link and returns the focus on Escape', async () => {
  renderUi(<AccountBar {...account} marks={[]} />)
  await open()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Профиль' }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Аккаунт: marina@example.ru' }))
})
