import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** A Valkey or Redis server for the duration of a test. */
export interface TemporaryValkey {
  /** Its socket, which the client takes instead of a URL. */
  socket: string
  /** Ends it, with its data, until `start`. */
  kill(): Promise<void>
  start(): Promise<void>
  /** It accepts connections but answers nothing until `resume`. */
  freeze(): void
  resume(): void
  stop(): Promise<void>
}

const POLL_MS = 20

/** The program of Debian's package `valkey-server` or `redis-server`; `null` if neither is installed. */
export function findValkey(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const files = ['valkey-server', 'redis-server'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return files.find((file) => existsSync(file)) ?? null
}

const isListening = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const client = connect(socket)
    client.once('connect', () => {
      client.destroy()
      resolve(true)
    })
    client.once('error', () => resolve(false))
  })

/** Starts a server that keeps its data in memory only. It listens to its socket, and to a port unless that is 0. */
export async function temporaryValkey(program: string, port = 0): Promise<TemporaryValkey> {
  const folder = mkdtempSync(join(tmpdir(), 'valkey-'))
  const socket = join(folder, 'socket')
  let running: ChildProcess
  const start = async () => {
    running = spawn(
      program,
      ['--port', String(port), '--bind', '127.0.0.1', '--unixsocket', socket, '--save', '', '--dir', folder],
      {
        stdio: 'ignore',
      },
    )
    while (!(await isListening(socket))) await delay(POLL_MS)
  }
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return
    const exited = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await exited
  }
  await start()
  return {
    socket,
    start,
    kill,
    freeze: () => void running.kill('SIGSTOP'),
    resume: () => void running.kill('SIGCONT'),
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
