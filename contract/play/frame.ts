import * as z from 'zod/mini'
import type { Language } from '../core/languages.ts'

/*
 * Messages between the page and the frame of a game, version 1. The frame posts `ready` to its parent window and gets
 * `hello` with a `MessagePort`; every later message goes through that port. Amounts are never messages: what a frame
 * says about a round is only a reason to ask the server.
 */

/** Why a frame can't continue. Only a new launch helps; `unsupported`: the game does not start in this browser. */
export const FRAME_ENDS = ['expired', 'elsewhere', 'stopped', 'unsupported'] as const

const v = z.custom<1>((value) => value === 1)
const id = z.custom<string>((value) => typeof value === 'string' && value.length <= 100)
const isOn = z.custom<boolean>((value) => typeof value === 'boolean')

/** What a frame says of a round. */
export const ROUND_STATES = ['sent', 'started', 'settled'] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** A message of a frame. Unknown fields are ignored. Few kinds of schemas, because the first page loads all that exist. */
const FrameMessage = z.union([
  /** The game is ready. `supports` lists the messages that it obeys. */
  z.object({ v, type: z.enum(['ready']), supports: z.array(z.enum(['hold', 'settings', 'bet'])) }),
  /** The player pressed something in the frame. */
  z.object({ v, type: z.enum(['activity']) }),
  /**
   * A round or an action was `sent`, and its result is not shown yet; shown, the round has `started` and goes on, or is
   * `settled`.
   */
  z.object({ v, type: z.enum(['round']), state: z.enum(ROUND_STATES), id }),
  /** After `hold`: no round is running, and none starts until `go`. */
  z.object({ v, type: z.enum(['held']) }),
  /** The player switched the sound of games. Obeyed at most once a second. */
  z.object({ v, type: z.enum(['sound']), isOn }),
  z.object({ v, type: z.enum(['ended']), reason: z.enum(FRAME_ENDS) }),
])
export type FrameMessage = z.output<typeof FrameMessage>

/** Reads what a frame has posted; `null` for anything but a message of this version. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const result = z.safeParse(FrameMessage, data)
  return result.success ? result.data : null
}

/** Settings of the page that a frame follows without a reload. */
export interface FrameSettings {
  language: Language
  reducedMotion: boolean
  /** The player's bet in rubles per credit (`spec §9`). */
  bet: number
  /** Whether the player wants sound. Older pages don't say. */
  sound?: boolean
}

/** A message of the page. `hello` carries the port. */
export type PageMessage =
  | ({ v: 1; type: 'hello' | 'settings' } & FrameSettings)
  /** The player cannot reach the game. No round starts until `go`. */
  | { v: 1; type: 'hold' | 'go' }
  /** The balance has changed outside the game. */
  | { v: 1; type: 'refresh' }
