import { queryOptions } from '@tanstack/react-query'
import { getFaq, getPaymentInfo, getPromos } from '#contract/info.ts'
import type { Language } from '#contract/languages.ts'
import { httpOf } from './http-port.ts'

/*
 * A page that is read keeps the words of the language before until those of the one that was chosen have come: nothing closes under
 * its reader, and the place is not lost.
 */

const TEN_MINUTES = 10 * 60_000

export const promosQuery = (language: Language) =>
  queryOptions({
    queryKey: ['promos', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getPromos, {}, signal),
    placeholderData: (last) => last,
  })

export const faqQuery = (language: Language) =>
  queryOptions({
    queryKey: ['faq', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getFaq, {}, signal),
    placeholderData: (last) => last,
    staleTime: TEN_MINUTES,
  })

export const paymentInfoQuery = (language: Language) =>
  queryOptions({
    queryKey: ['payment-info', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getPaymentInfo, {}, signal),
    placeholderData: (last) => last,
    staleTime: TEN_MINUTES,
  })
