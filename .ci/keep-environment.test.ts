import { build } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepEnvironment } from './keep-environment.ts'

const buildNothing = () =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'nothing', resolveId: (id) => (id === 'nothing' ? '\0nothing' : null), load: () => 'export {}' }],
    build: { write: false, rolldownOptions: { input: 'nothing' } },
  })

describe('keepEnvironment', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([undefined, 'development'])('has NODE_ENV as it was (%s) after a build', async (before) => {
    vi.stubEnv('NODE_ENV', before)
    await keepEnvironment(buildNothing)
    expect(process.env['NODE_ENV']).toBe(before)
  })

  it('has it as it was after a build that failed', async () => {
    vi.stubEnv('NODE_ENV', undefined)
    const failing = keepEnvironment(() => {
      process.env['NODE_ENV'] = 'production'
      return Promise.reject(new Error('no'))
    })
    await expect(failing).rejects.toThrow('no')
    expect(process.env['NODE_ENV']).toBeUndefined()
  })
})
