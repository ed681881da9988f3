import { build } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inProduction } from './in-production.ts'

const source = 'export default process.env.NODE_ENV'
const buildSource = () =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'source', resolveId: (id) => (id === 'source' ? '\0source' : null), load: () => source }],
    build: { write: false, rolldownOptions: { input: 'source', preserveEntrySignatures: 'strict' } },
  })

describe('inProduction', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([undefined, 'development', 'test'])('builds for production when NODE_ENV is %s', async (initial) => {
    vi.stubEnv('NODE_ENV', initial)
    const output = [await inProduction(buildSource)].flat()[0]
    if (output === undefined || !('output' in output)) throw new Error('No build output')
    expect(output.output[0].code).toContain('production')
    expect(process.env['NODE_ENV']).toBe(initial)
  })

  it('restores NODE_ENV after a failed build', async () => {
    vi.stubEnv('NODE_ENV', undefined)
    await expect(inProduction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(process.env['NODE_ENV']).toBeUndefined()
  })
})
