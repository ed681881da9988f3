/** Pages for signed-in players. */
export { CashboxPage } from './cashbox/page.tsx'
export { ProfilePage } from './profile/page.tsx'
