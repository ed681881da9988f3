import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { consoleOf } from '../e2e/harness/console.ts'
import { startSite } from '../e2e/harness/site.ts'

/*
 * `npm run bench:server`: requests per second and p99 of the reference API beside bare Fastify, then 100 polling players
 * for two minutes. Everything runs on the loopback interface. `BENCH_SECONDS` shortens the two minutes.
 */
const CONNECTIONS = 40
const SECONDS = 5
const SPINS = 200
const SIGN_INS = 24
const SIGN_INS_AT_ONCE = 8
const PLAYERS = 100
const POLLS = ['/api/v2/status/', '/api/v2/jackpot/']
const POLL_MS = 10_000
const POLLING_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 120)
const MAX_POLL_P99_MS = 100
/** Growth of the memory from the first to the last quarter. */
const MAX_GROWTH = 1.1

/** Another client for each request, so that rate limits per address do not apply. */
let clientCount = 0
function anyAddress(): string {
  clientCount += 1
  return `10.${(clientCount >> 16) & 255}.${(clientCount >> 8) & 255}.${clientCount & 255}`
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

function print(name: string, perSecond: number, p50: number, p99: number, rest = ''): void {
  const cells = [
    name.padEnd(22),
    `${perSecond.toFixed(0).padStart(7)} requests/s`,
    `p50 ${p50.toFixed(0)} ms`,
    `p99 ${p99.toFixed(0)} ms`,
  ]
  console.log([...cells, rest].join('  '))
}

/** Sends GET requests over `CONNECTIONS` connections for `SECONDS`. */
async function load(name: string, url: string): Promise<void> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'accept-encoding': 'br', 'x-forwarded-for': anyAddress() },
        }),
      },
    ],
  })
  print(
    name,
    result.requests.average,
    result.latency.p50,
    result.latency.p99,
    result.non2xx > 0 ? `${result.non2xx} FAILED` : '',
  )
}

/** Runs `work` for each item, `atOnce` at a time, and prints the rate and latencies. */
async function measure<Item>(
  name: string,
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
) {
  const queue = [...items]
  const durations: number[] = []
  const startedAt = performance.now()
  const worker = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
      const itemStartedAt = performance.now()
      await work(item)
      durations.push(performance.now() - itemStartedAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const seconds = (performance.now() - startedAt) / 1000
  print(name, items.length / seconds, percentile(durations, 0.5), percentile(durations, 0.99))
}

async function startBare(): Promise<{ address: string; stop: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  )
  return { address: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}

/** Resident memory of a process, in MB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const site = await startSite({ SANDBOX_NOW: '', TRUST_PROXY: '1' })
const bare = await startBare()
const sandbox = consoleOf(() => site.address)
let isPassed = true
try {
  const request = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const response = await fetch(`${site.address}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress(), ...init.headers },
    })
    const envelope: { error: number; data: { token: string; url: string } } = await response.json()
    if (envelope.error !== 0) throw new Error(`${path}: ${JSON.stringify(envelope)}`)
    return envelope.data
  }
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    request(path, { method: 'POST', body: JSON.stringify(body), headers })

  await load('bare Fastify', bare.address)
  await load('page /', site.address)
  await load('status of a guest', `${site.address}/api/v2/status/`)
  await load('games', `${site.address}/api/v2/games/?t=d`)

  const plays: string[] = []
  for (let count = 0; count < SPINS; count += 1) {
    const { url } = await request('/api/v2/games/cherry-row?type=demo')
    plays.push((await post('/play/enter', { token: url.split('#')[1] })).token)
  }
  await measure('spin', plays, CONNECTIONS, async (token) => {
    await post('/play/round', { id: crypto.randomUUID(), bet: { stake: 1000 } }, { authorization: `Play ${token}` })
  })

  const player = { phone: '+79990000001', login: 'bench-0', password: 'Kf82-mqt9' }
  await sandbox.signUp(player)
  const solutions: string[] = []
  for (let count = 0; count < SIGN_INS; count += 1) solutions.push(await sandbox.solveFor('login'))
  await measure('sign-in (argon2id)', solutions, SIGN_INS_AT_ONCE, async (recaptcha) => {
    await post('/api/v2/auth/login/', { recaptcha, login: player.login, password: player.password })
  })

  const tokens: string[] = []
  for (let index = 1; index <= PLAYERS; index += 1) {
    const phone = `+7999100${String(index).padStart(4, '0')}`
    const recaptcha = await sandbox.solveFor('register')
    const { token } = await post('/api/v2/auth/register/', {
      type: 'phone',
      rules: true,
      recaptcha,
      phone,
      login: `bench-${index}`,
      password: player.password,
    })
    tokens.push(token)
  }
  const durations: number[] = []
  const memory: number[] = []
  const endsAt = performance.now() + POLLING_SECONDS * 1000
  const poll = async (token: string, index: number) => {
    // Spread over the interval, as real players are.
    await delay((index / PLAYERS) * POLL_MS)
    while (performance.now() < endsAt) {
      const address = anyAddress()
      for (const path of POLLS) {
        const startedAt = performance.now()
        await request(path, { headers: { authorization: `Token ${token}`, 'x-forwarded-for': address } })
        durations.push(performance.now() - startedAt)
      }
      await delay(POLL_MS)
    }
  }
  const watchMemory = async () => {
    while (performance.now() < endsAt) {
      memory.push(memoryOf(site.pid))
      await delay(2000)
    }
  }
  await Promise.all([watchMemory(), ...tokens.map(poll)])
  const quarter = Math.max(1, Math.floor(memory.length / 4))
  const [first, last] = [percentile(memory.slice(0, quarter), 0.5), percentile(memory.slice(-quarter), 0.5)]
  const p99 = percentile(durations, 0.99)
  isPassed = p99 <= MAX_POLL_P99_MS && last <= first * MAX_GROWTH
  print(`${PLAYERS} polling players`, durations.length / POLLING_SECONDS, percentile(durations, 0.5), p99)
  console.log(`memory ${first.toFixed(0)} → ${last.toFixed(0)} MB in ${POLLING_SECONDS} s`)
  console.log(isPassed ? 'passed' : `FAILED: p99 at most ${MAX_POLL_P99_MS} ms, memory at most ×${MAX_GROWTH}`)
} finally {
  bare.stop()
  await site.stop()
}
process.exitCode = isPassed ? 0 : 1
