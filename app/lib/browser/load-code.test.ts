import { expect, it, vi } from 'vitest'
import { ChunkLoadError } from './chunk-load-error.ts'
import { loadCode, reloadFailedCode } from './load-code.ts'

it('loadCode fails with a ChunkLoadError, and loads again when the connection is back', async () => {
  const load = vi.fn(() => Promise.resolve('code'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await expect(loadCode(load)).rejects.toBeInstanceOf(ChunkLoadError)
  await reloadFailedCode()
  expect(load).toHaveBeenCalledTimes(2)
  await reloadFailedCode()
  await reloadFailedCode()
  expect(load).toHaveBeenCalledTimes(3)
  expect(await loadCode(load)).toBe('code')
})
