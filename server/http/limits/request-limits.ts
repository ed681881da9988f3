import type { FastifyReply, FastifyRequest } from 'fastify'
import { createKeyedSemaphore } from '#server/limits/semaphore.ts'
import { networkOf } from '#server/http/visit.ts'
import { busy } from './busy.ts'

/** Of the eight connections of the pool, so that three networks at their limit leave some to others. */
const PER_NETWORK = 2
/** More than a page of the site requests at once. */
const MAX_WAITING = 60

/** Whom a move belongs to. The kinds keep what a client sends as its session apart from the ids of players. */
export type Mover = `session ${string}` | `player ${number}` | `purse ${string}`

/** Limits of what a server does at the same time. A rejected request has taken no connection to the database. */
export interface RequestLimits {
  /**
   * Runs a request in the share of its network: two at a time, the others in a queue, which a request leaves when its
   * client is gone. Work calls `leave` before it waits for something other than the database, such as a gateway, so that
   * it holds no place meanwhile. @throws Rejection 5 with status 503 if the queue is full
   */
  share<T>(request: FastifyRequest, reply: FastifyReply, work: (leave: () => void) => Promise<T>): Promise<T>
  /**
   * Runs a move (money or a round) of a player, one at a time: a second one is rejected at once. A repeat, which has the
   * same `key`, passes: it gets the answer of the first. @throws Rejection 5 with status 503
   */
  move<T>(mover: Mover, key: string | null, work: () => Promise<T>): Promise<T>
}

/** Creates the limits of a server. */
export function createRequestLimits(): RequestLimits {
  const withShare = createKeyedSemaphore({ limit: PER_NETWORK, maxWaiting: MAX_WAITING, full: busy })
  const withMove = createKeyedSemaphore({ limit: 1, maxWaiting: 0, full: busy })
  /** Keys of the running moves. */
  const running = new Map<Mover, string>()
  return {
    async share(request, reply, work) {
      const client = new AbortController()
      const onClose = () => client.abort(busy())
      reply.raw.once('close', onClose)
      const { promise: left, resolve: leave } = Promise.withResolvers<void>()
      const begin = async () => {
        const running = work(leave)
        await Promise.race([left, running])
        return { running }
      }
      try {
        const { running } = await withShare(networkOf(request.ip), begin, client.signal)
        return await running
      } finally {
        reply.raw.off('close', onClose)
      }
    },
    move(mover, key, work) {
      if (key !== null && running.get(mover) === key) return work()
      return withMove(mover, async () => {
        if (key !== null) running.set(mover, key)
        try {
          return await work()
        } finally {
          running.delete(mover)
        }
      })
    },
  }
}

/** No limits: each request as if it were sent to another process, so that tests race in the database. */
export const noRequestLimits: RequestLimits = {
  share: (_, __, work) => work(() => undefined),
  move: (_, __, work) => work(),
}
