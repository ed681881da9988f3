import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { createFakePlayServer } from './fake-play-server.ts'
import { callPlay, startPlaying } from './launch.ts'
import { seededMemory, startTestApi, type TestApi } from './test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

it('createFakePlayServer answers new, repeated and conflicting moves with the codes of the API', async () => {
  const id = randomUUID()
  const bet = (stake: number, roundId = id) => ({
    route: 'round' as const,
    path: 'round',
    body: { id: roundId, bet: { stake } },
  })
  const draw = (step: number, holdsFirst: boolean) => ({
    route: 'act' as const,
    path: `round/${id}/act`,
    body: { step, action: { held: [holdsFirst, false, false, false, false] } },
  })
  const moves = [
    ...[bet(1000), bet(1000), bet(500), bet(777), bet(1000, randomUUID())],
    ...[draw(1, true), draw(0, true), draw(0, true), draw(0, false), draw(1, true), bet(1000)],
  ] as const
  const fake = createFakePlayServer('jacks-plus', {})
  const fakeCodes = moves.map(({ route, path, body }) => fake.execute(route, body, `/play/${path}`).error)
  const token = await startPlaying(api, {}, 'jacks-plus')
  const codes: unknown[] = []
  for (const { path, body } of moves) codes.push((await callPlay(api, token, path, body)).json().error)

  const { parametersInvalid, invalidRequest, unfinishedGame } = errorCode
  expect(codes).toEqual([
    ...[0, 0, parametersInvalid, invalidRequest, unfinishedGame],
    ...[invalidRequest, 0, 0, parametersInvalid, invalidRequest, 0],
  ])
  expect(fakeCodes).toEqual(codes)
})
