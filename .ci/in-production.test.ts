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

  it.each([undefined, 'development', 'test'])('builds for production where NODE_ENV is %s', async (before) => {
    vi.stubEnv('NODE_ENV', before)
    const built = [await inProduction(buildSource)].flat()[0]
    if (built === undefined || !('output' in built)) throw new Error('Nothing was built.')
    expect(built.output[0].code).toContain('production')
    expect(process.env['NODE_ENV']).toBe(before)
  })

  it('has NODE_ENV as it was after a build that failed', async () => {
    vi.stubEnv('NODE_ENV', undefined)
    await expect(inProduction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(process.env['NODE_ENV']).toBeUndefined()
  })
})
