import * as z from 'zod/mini'
import type { AnyCall } from '#contract/all-calls.ts'
import { exampleRequests, type ExampleRequest } from '#contract/example-requests.ts'

/** The parts of a request. The sender solves the challenge. */
export type Input = ExampleRequest

/** A valid request per call with input. The entities it refers to need not exist. */
export const validInputs = exampleRequests

/** Field names of a declared request part. */
export const fieldsOf = (part: unknown): string[] =>
  part instanceof z.ZodMiniObject ? Object.keys(part.def.shape) : []

/** Whether a call has fields in its body, query or path. */
export const hasInput = (call: AnyCall): boolean =>
  [call.body, call.query, call.params].some((part) => fieldsOf(part).length > 0)
