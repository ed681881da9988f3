import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { unwrapped } from '../core/containers.ts'
import { text, textOr, word } from '../core/reader.ts'
import { depositErrors } from '../errors/groups.ts'

/**
 * Creates an invoice and returns the URL to open: a path of the site or an absolute URL, both untrusted.
 *
 * `amount` is in rubles; a fraction is error 426, so any JSON number is read. 431 with a `message`: an equal sum or a
 * missing bank. 424 has the unpaid invoice in its data (`rejection-help.ts`).
 */
export const createInvoice = declareCall({
  ...noInput,
  name: 'createInvoice',
  method: 'POST',
  path: '/v2/payin/:provider/invoice',
  guest: false,
  errors: depositErrors,
  idempotent: true,
  params: z.object({ provider: text() }),
  body: z.object({
    psp: text(),
    amount: z.number(),
    type: word(['payin'], 'payin'),
    params: z.object({ system: text(), currency: text(), bank: z.optional(textOr()) }),
  }),
  data: unwrapped('url', text()),
})
