import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { declareCall, noInput } from '#contract/core/call.ts'
import { serialisePayload } from './prepared-response.ts'

const getPlayer = declareCall({
  ...noInput,
  name: 'getPlayer',
  method: 'GET',
  path: '/v2/player',
  guest: true,
  data: z.object({ name: z.string(), address: z.object({ city: z.string() }) }),
})

it('serialisePayload leaves out what the call does not declare, at any depth', () => {
  const row = { name: 'fox', password: '$argon2', address: { city: 'Tver', ip: '10.0.0.1' } }
  expect(serialisePayload(getPlayer, row)).toEqual({ name: 'fox', address: { city: 'Tver' } })
})
