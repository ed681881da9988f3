import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

/*
 * `npm run dev`: the app with hot reload, and the server beside it, restarted when its sources change. One Ctrl-C stops
 * both.
 */
const root = join(import.meta.dirname, '..')
const API_PORT = '4174'
const server = spawn(process.execPath, ['--watch-preserve-output', '--watch', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: API_PORT },
})
const target = `http://localhost:${API_PORT}`
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  root: join(root, 'app'),
  server: {
    port: Number(process.env['PORT'] ?? 4173),
    fs: { allow: [root] },
    proxy: { '/api': target, '/play': target, '/media': target, '/sandbox': target },
  },
})
await vite.listen()
vite.printUrls()

const stop = () => {
  server.kill('SIGTERM')
  void vite.close().then(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
