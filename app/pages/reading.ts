/** The pages that are read, as one piece: they share most of what they are made of, and one leads to another. */
export { AnswersPage } from './answers/page.tsx'
export { ForbiddenPage } from './forbidden/page.tsx'
export { InfoPage } from './info/page.tsx'
export { NotFoundPage } from './not-found/page.tsx'
export { PaymentNotifyPage } from './payment-notify/page.tsx'
export { PromoPage } from './promo/page.tsx'
