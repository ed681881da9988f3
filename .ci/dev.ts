import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { writeSocialWindow } from '#server/http/document/head.ts'
import { OPENER_POLICY } from '#server/http/document/site.ts'
import { SOCIAL_ADDRESS } from '#server/sandbox/social/page.ts'

/*
 * `npm run dev`: the app with hot reload, the server with restart on change, and the games, which are built again on
 * change. Ctrl-C stops all.
 */
const root = join(import.meta.dirname, '..')
const API_PORT = '4174'
const server = spawn(process.execPath, ['--watch-preserve-output', '--watch', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: API_PORT },
})
// In a process of its own: a build sets NODE_ENV to production, which neither the server nor the app may inherit.
const games = spawn(process.execPath, ['.ci/build-games.ts', '--watch'], { cwd: root, stdio: 'inherit' })
const target = `http://localhost:${API_PORT}`
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  root: join(root, 'app'),
  plugins: [{ name: 'social-window', transformIndexHtml: (html: string) => writeSocialWindow(html, SOCIAL_ADDRESS) }],
  server: {
    port: Number(process.env['PORT'] ?? 4173),
    fs: { allow: [root] },
    proxy: Object.fromEntries(
      ['/api', '/play', '/flash', '/media', '/sandbox', SOCIAL_ADDRESS].map((path) => [path, target] as const),
    ),
    // Same policy as in production: a popup with another policy loses its `window.opener`.
    headers: { 'cross-origin-opener-policy': OPENER_POLICY },
  },
})
await vite.listen()
vite.printUrls()

const stop = () => {
  server.kill('SIGTERM')
  games.kill('SIGTERM')
  void vite.close().then(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
