import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { packageProgram, root, runProgram } from './run-program.ts'
import { sourceHash } from './source-hash.ts'
import { STORYBOOK_SOURCES } from './sources.ts'

/** The folder of the Storybook that is built for the tests, and for nothing else. */
export const storybookFolder = join(root, '.cache', 'storybook')

/** The hash of the sources of the build, in its folder: another build of Storybook deletes it. */
const stampFile = join(storybookFolder, 'build-stamp')

/** Builds Storybook for the tests unless its sources are those of the last build. Resolves with whether it succeeded. */
export async function buildStorybook(): Promise<boolean> {
  const stamp = await sourceHash(STORYBOOK_SOURCES)
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) {
    console.log('Storybook is built from the same sources.')
    return true
  }
  const options = ['--quiet', '--disable-telemetry', '--loglevel', 'error']
  const isBuilt = await runProgram(
    packageProgram('storybook'),
    ['build', '-c', '.storybook', '-o', storybookFolder, ...options],
    { STORIES_FOR: 'tests' },
  )
  if (isBuilt) await writeFile(stampFile, stamp)
  return isBuilt
}

/** Serves a folder on a free port, with another `index.json` if one is given. */
export async function serveFolder(
  folder: string,
  index?: object,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true })
  // Cross-origin isolation gives high-resolution timers.
  app.addHook('onSend', async (_, reply) => {
    void reply
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-embedder-policy', 'require-corp')
  })
  if (index !== undefined) app.get('/index.json', () => index)
  // Files in /assets/ have a content hash in their name.
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', path.includes('/assets/') ? 'max-age=3600' : 'no-cache'),
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { address, stop: () => app.close() }
}
