/** The pages of who is signed in. */
export { CashboxPage } from './cashbox/page.tsx'
export { ProfilePage } from './profile/page.tsx'
