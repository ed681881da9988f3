/** Text pages in one chunk: they share most of their code and link to each other. */
export { AnswersPage } from './answers/page.tsx'
export { ForbiddenPage } from './forbidden/page.tsx'
export { InfoPage } from './info/page.tsx'
export { NotFoundPage } from './not-found/page.tsx'
export { PaymentNotifyPage } from './payment-notify/page.tsx'
export { PromoPage } from './promo/page.tsx'
