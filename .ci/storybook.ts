import { spawn } from 'node:child_process'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

const root = join(import.meta.dirname, '..')
/** The folder of the built Storybook. */
export const storybookFolder = join(root, 'storybook-static')

/** Runs a program with inherited output. Resolves with whether its exit code is 0. */
export const run = (command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('close', (code) => resolve(code === 0))
    child.on('error', () => resolve(false))
  })

/** Builds Storybook into `storybook-static/`. Resolves with whether it succeeded. */
export async function buildStorybook(): Promise<boolean> {
  return run(
    join(root, 'node_modules', '.bin', 'storybook'),
    ['build', '-c', '.storybook', '-o', storybookFolder, '--quiet', '--disable-telemetry', '--loglevel', 'error'],
    { STORIES_FOR: 'tests' },
  )
}

/** Serves a folder on a free port. */
export async function serveFolder(folder: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true })
  // Cross-origin isolation gives high-resolution timers.
  app.addHook('onSend', async (_, reply) => {
    void reply
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-embedder-policy', 'require-corp')
  })
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
