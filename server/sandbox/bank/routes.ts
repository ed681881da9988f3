import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { rublesText } from '#server/content/payments.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Services } from '#server/http/context.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { advancePayins } from '#server/money/payins/advance.ts'
import { cardDecidedAt } from '#server/sandbox/provider/payin-outcomes.ts'
import { applyProviderEvent, lockPayin, type Payin } from '#server/money/payins/provider-events.ts'
import { serveFile } from '#server/sandbox/serve-page.ts'
import { renderBankPage, returnPage } from './page.ts'

/** The page loads only its own style sheet, runs no script, and cannot be framed. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';'),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

interface Address {
  Params: { ref: string }
}

const findPayin = (db: Database, ref: string) =>
  db.selectFrom('payins').selectAll().where('ref', '=', ref).where('provider', '=', 'sandbox').executeTakeFirst()

/** Routes of the simulated bank: the page where a card payment is confirmed or declined. */
export async function bankRoutes(root: FastifyInstance, services: Services): Promise<void> {
  const { db, clock } = services
  await serveFile(root, '/psp/bank.css', new URL('./bank.css', import.meta.url))
  await root.register(async (app) => {
    // The forms have no fields, so their bodies are ignored.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, {}),
    )

    const sendPage = async (request: FastifyRequest<Address>, reply: FastifyReply) => {
      const { ref } = request.params
      const language = requestLanguage(request.headers['accept-language'])
      const found = await findPayin(db, ref)
      if (found !== undefined) await advancePayins(services, found.player_id, clock.now())
      const payin = await findPayin(db, ref)
      const payment =
        payin?.stage === 'working' && payin.awaits_bank_page
          ? { ref, amount: rublesText(payin.kopecks, language), card: payin.card_mask }
          : null
      return reply
        .status(payment === null ? 404 : 200)
        .headers(HEADERS)
        .type('text/html; charset=utf-8')
        .send(renderBankPage(language, payment))
    }
    app.get<Address>('/psp/3ds/:ref', sendPage)

    /** Applies the player's decision; returns `false` if the bank does not wait for one. */
    async function decide(
      ref: string,
      now: number,
      apply: (transaction: Transaction<Schema>, payin: Payin) => Promise<unknown>,
    ): Promise<boolean> {
      const found = await findPayin(db, ref)
      if (found === undefined) return false
      await advancePayins(services, found.player_id, now)
      return db.transaction().execute(async (transaction) => {
        const payin = await lockPayin(transaction, found)
        if (payin.stage !== 'working' || !payin.awaits_bank_page) return false
        await apply(transaction, payin)
        return true
      })
    }

    app.post<Address>('/psp/3ds/:ref/confirm', async (request, reply) => {
      const { ref } = request.params
      const now = clock.now()
      const isConfirmed = await decide(ref, now, (transaction, payin) => {
        const decidedAt = cardDecidedAt(payin, now, 0)
        return transaction
          .updateTable('payins')
          .set({ awaits_bank_page: false, provider_acts_at: decidedAt === null ? null : new Date(decidedAt) })
          .where('id', '=', payin.id)
          .execute()
      })
      if (!isConfirmed) return sendPage(request, reply)
      return reply.headers(HEADERS).redirect(returnPage(ref, 'decided'), 303)
    })

    app.post<Address>('/psp/3ds/:ref/decline', async (request, reply) => {
      const { ref } = request.params
      const now = clock.now()
      const isDeclined = await decide(ref, now, (transaction, payin) =>
        applyProviderEvent(transaction, payin, {
          id: `${ref}:declined`,
          status: 'declined',
          kopecks: payin.kopecks,
          at: now,
        }),
      )
      if (!isDeclined) return sendPage(request, reply)
      return reply.headers(HEADERS).redirect(returnPage(ref, 'declined'), 303)
    })
  })
}
