import type * as z from 'zod/mini'
import { allCalls, frameCalls, urlOfCall, type AnyCall } from '#contract/all-calls.ts'
import { exampleRequests } from '#contract/example-requests.ts'
import { ERROR_CODES, errorCode, UNKNOWN_CONTACT, type CallErrorCode } from '#contract/errors/codes.ts'
import { enErrors } from '#contract/errors/en.ts'
import { fillMessage } from '#contract/errors/message.ts'
import { examples } from './examples.ts'
import { describeWire, type WireSchema } from './wire-schema.ts'

const namesByCode = new Map<number, string>(Object.entries(errorCode).map(([name, code]) => [code, name]))

/** The meaning of an error code: its name and the text that a player reads. */
function meaningOf(code: CallErrorCode): string {
  if (code === UNKNOWN_CONTACT) return 'no account has this contact; the sign tells it from 200'
  return `${namesByCode.get(code)}: ${fillMessage(enErrors[code], [])}`
}

const describeErrors = (errors: readonly CallErrorCode[]): string =>
  errors
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .map((code) => `- \`${code}\` ${meaningOf(code)}`)
    .join('\n')

function exampleParameter(call: AnyCall, location: 'path' | 'query', name: string, { type }: WireSchema): object {
  const { params, query } = exampleRequests[call.name] ?? {}
  if (location === 'query') return query?.[name] === undefined ? {} : { example: query[name] }
  return params === undefined ? {} : { example: type === 'integer' ? Number(params) : params }
}

function parametersOf(call: AnyCall, location: 'path' | 'query', schema: z.ZodMiniType) {
  const { properties = {}, required = [] } = describeWire(schema)
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: shape,
    ...exampleParameter(call, location, name, shape),
  }))
}

/** Header that identifies retries. */
const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'A UUID. Without it the call is rejected (1). A repeated key with the same body returns the stored result for a day.',
  schema: { type: 'string', format: 'uuid' },
}

const accepted = (data: WireSchema): WireSchema => ({
  type: 'object',
  required: ['error', 'code', 'data'],
  properties: { error: { type: 'integer', enum: [0] }, code: { type: ['integer', 'string'] }, data },
})

const rejected = (errors: readonly CallErrorCode[]): WireSchema => ({
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'integer', enum: errors, description: describeErrors(errors) },
    code: { type: ['integer', 'string'] },
    data: {},
    message: { type: 'string', description: 'A text for the player, for codes without a text of their own.' },
    args: { description: 'Values for the text: a list, or an object of named values.' },
    next_method: { type: 'string', description: 'With 27: the method to confirm by.' },
  },
})

/** The envelope of a call: its data, or an error. */
export const responseSchemaOf = (call: AnyCall): WireSchema & { oneOf: WireSchema[] } => ({
  oneOf: [accepted(describeWire(call.data)), rejected(call.errors)],
})

/** `getPaymentSystems` as `Get payment systems`. */
const summaryOf = ({ name }: AnyCall): string => {
  const words = name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The path of a call in the document: without the slash that the specification puts at the end of some. */
const documentPath = (call: AnyCall): string =>
  urlOfCall(call)
    .replaceAll(/:([a-z]\w*)/giu, '{$1}')
    .replace(/\/$/u, '')

function bodyOf(call: AnyCall) {
  const schema = describeWire(call.body)
  if (Object.keys(schema.properties ?? {}).length === 0) return {}
  const example = exampleRequests[call.name]?.body
  const content = { 'application/json': { schema, ...(example === undefined ? {} : { example }) } }
  return { requestBody: { required: schema.required !== undefined, content } }
}

function operationOf(call: AnyCall) {
  const isFrameCall = frameCalls.includes(call)
  const hasSlash = urlOfCall(call).endsWith('/')
  return {
    operationId: call.name,
    summary: summaryOf(call),
    ...(hasSlash ? { description: `The site sends \`${urlOfCall(call)}\`, with a slash at the end.` } : {}),
    tags: [isFrameCall ? 'frames of games' : 'site'],
    security: call.guest ? [] : [{ [isFrameCall ? 'playToken' : 'token']: [] }],
    parameters: [
      ...parametersOf(call, 'path', call.params),
      ...parametersOf(call, 'query', call.query),
      ...(call.idempotent === true ? [idempotencyHeader] : []),
    ],
    ...bodyOf(call),
    responses: {
      200: {
        description: 'The envelope with its data, or with an error. The schema has the meanings of the codes.',
        content: {
          'application/json': {
            schema: responseSchemaOf(call),
            example: { error: 0, code: 0, data: examples[call.name] },
          },
        },
      },
      '4XX': { $ref: '#/components/responses/OtherStatus' },
    },
  }
}

const header = (description: string) => ({ type: 'apiKey', in: 'header', name: 'Authorization', description })

/** Generates the OpenAPI 3.1 document from the call declarations. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of [...allCalls, ...frameCalls]) {
    const path = documentPath(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cassiopeia',
      version: '2',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
      description: `Every response is an envelope. Error codes: ${ERROR_CODES.join(', ')}.`,
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'site', description: 'Calls of the site.' },
      { name: 'frames of games', description: 'Calls of the frames of reference games.' },
    ],
    components: {
      securitySchemes: { token: header('Token …'), playToken: header('Play …, a play token') },
      responses: {
        OtherStatus: {
          description:
            'Rejections are 200. Another status is read by its envelope, if it has one; 404 without one: the call does not exist.',
        },
      },
    },
    paths,
  }
}
