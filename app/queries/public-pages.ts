import { queryOptions } from '@tanstack/react-query'
import { getFaq, getPaymentInfo, getPromos } from '#contract/lobby/info.ts'
import type { Language } from '#contract/core/languages.ts'
import { httpOf } from './http-port.ts'
import { emptyIfUnsupported } from './null-if-unsupported.ts'

/*
 * After a language switch these pages show the previous language until the new text arrives, which keeps the scroll
 * position and the open sections.
 */

const TEN_MINUTES = 10 * 60_000

export const promosQuery = (language: Language) =>
  queryOptions({
    queryKey: ['promos', { language }],
    queryFn: ({ client, signal }) => emptyIfUnsupported(httpOf(client).call(getPromos, {}, signal), { items: [] }),
    placeholderData: (previous) => previous,
  })

export const faqQuery = (language: Language) =>
  queryOptions({
    queryKey: ['faq', { language }],
    queryFn: ({ client, signal }) => emptyIfUnsupported(httpOf(client).call(getFaq, {}, signal), { items: [] }),
    placeholderData: (previous) => previous,
    staleTime: TEN_MINUTES,
  })

export const paymentInfoQuery = (language: Language) =>
  queryOptions({
    queryKey: ['payment-info', { language }],
    queryFn: ({ client, signal }) => emptyIfUnsupported(httpOf(client).call(getPaymentInfo, {}, signal), { items: [] }),
    placeholderData: (previous) => previous,
    staleTime: TEN_MINUTES,
  })
