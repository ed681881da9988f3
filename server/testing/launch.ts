import type { PlayMode } from '#contract/lobby/games.ts'
import { openGame } from '#contract/lobby/play.ts'
import { read, type From } from './accounts.ts'
import type { TestApi } from './test-api.ts'

/** Opens a game, as a demo by default, and returns the launch token of its frame. */
export async function openLaunch(
  api: TestApi,
  from: From = {},
  game = 'cherry-row',
  mode: PlayMode = 'demo',
): Promise<string> {
  const envelope = await read(api, `/v2/games/${game}?type=${mode}`, from)
  if (envelope.kind !== 'accepted') throw new Error(`No game: ${JSON.stringify(envelope)}`)
  return openGame.data.parse(envelope.payload).url.split('#')[1] ?? ''
}

/** Exchanges a launch token, as the frame does. */
export const enterGame = async (api: TestApi, token: string) =>
  (await api.app.inject({ method: 'POST', url: '/play/enter', payload: { token } })).json()

/** Opens a game and enters it; returns the play token. */
export async function startPlaying(
  api: TestApi,
  from: From = {},
  game = 'cherry-row',
  mode: PlayMode = 'demo',
): Promise<string> {
  const { data } = await enterGame(api, await openLaunch(api, from, game, mode))
  return data.token
}

/** Sends a request of a frame: GET without a payload, else POST. */
export const callPlay = (api: TestApi, playToken: string, path: string, payload?: object) =>
  api.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/play/${path}`,
    headers: { authorization: `Play ${playToken}` },
    ...(payload === undefined ? {} : { payload }),
  })
