import { useParams, useSearchParams } from 'react-router-dom'
import { isInvoicePage, type InvoicePageName } from '#contract/lobby/pages.ts'

const PAGES_BY_NUMBER = new Set(['wait', 'invoice'])

/** A payment page and the reference or number in its address. */
interface PaymentAddress {
  page: InvoicePageName | 'invoice'
  id: string
}

/** The payment of a payment page's address; `null` if the page or the reference is missing. */
export function usePaymentKey(): PaymentAddress | null {
  const { slug } = useParams()
  const [search] = useSearchParams()
  const page = slug ?? 'invoice'
  if (page !== 'invoice' && !isInvoicePage(page)) return null
  const id = search.get(PAGES_BY_NUMBER.has(page) ? 'id' : 'transaction') ?? ''
  return id === '' ? null : { page, id }
}

/** The reference in the address of a provider's return page, or `''`. */
export function useReturnReference(): string {
  const [search] = useSearchParams()
  return search.get('transaction') ?? ''
}

/** The address of a payment's page. */
export function paymentPath({ page, id }: { page: string; id: string }): string {
  if (page === 'invoice') return `/invoice?id=${encodeURIComponent(id)}`
  const name = PAGES_BY_NUMBER.has(page) ? 'id' : 'transaction'
  return `/invoice/${page}?${name}=${encodeURIComponent(id)}`
}
