import { describe, expect, it } from 'vitest'
import { createKeyedSemaphore, createSemaphore } from './semaphore.ts'

/** Jobs that end one by one, and the order in which they began. */
function createJobs() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const job = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = (name: string) => ends.get(name)?.()
  return { begun, job, end }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))
const full = () => new Error('full')

describe('createSemaphore', () => {
  it('never exceeds its limit, and no job overtakes one that waits', async () => {
    const { begun, job, end } = createJobs()
    const run = createSemaphore({ limit: 1 })
    const first = run(job('first'))
    const second = run(job('second'))
    await turn()
    end('first')
    // The slot is free, but the second job has not been woken yet.
    const third = first.then(() => run(job('third')))
    await turn()
    expect(begun).toEqual(['first', 'second'])
    end('second')
    await turn()
    end('third')
    expect(await Promise.all([first, second, third])).toEqual(['first', 'second', 'third'])
  })

  it('runs waiting jobs in the order in which they came, but none whose signal is aborted already', async () => {
    const { begun, job, end } = createJobs()
    const run = createSemaphore({ limit: 1 })
    await expect(run(() => Promise.resolve('aborted'), AbortSignal.abort())).rejects.toThrow('aborted')
    const names = ['first', 'second', 'third']
    const jobs = names.map((name) => run(job(name)))
    for (const name of names) {
      await turn()
      expect(begun.at(-1)).toBe(name)
      end(name)
    }
    await Promise.all(jobs)
  })

  it('rejects a job when its queue is full, and frees the slot of a failed one', async () => {
    const { job, end } = createJobs()
    const run = createSemaphore({ limit: 1, maxWaiting: 1, full })
    const failing = run(() => Promise.reject(new Error('failed')))
    const waiting = run(job('waiting'))
    await expect(run(job('rejected'))).rejects.toThrow('full')
    await expect(failing).rejects.toThrow('failed')
    await turn()
    end('waiting')
    expect(await waiting).toBe('waiting')
  })

  it('drops a waiting job whose signal aborts, and leaves one that runs', async () => {
    const { begun, job, end } = createJobs()
    const run = createSemaphore({ limit: 1, maxWaiting: 1, full })
    const [goneRunning, goneWaiting] = [new AbortController(), new AbortController()]
    const running = run(job('running'), goneRunning.signal)
    const dropped = run(job('dropped'), goneWaiting.signal)
    goneWaiting.abort(new Error('gone'))
    goneRunning.abort(new Error('gone'))
    await expect(dropped).rejects.toThrow('gone')
    const next = run(job('next'))
    end('running')
    expect(await running).toBe('running')
    await turn()
    expect(begun).toEqual(['running', 'next'])
    end('next')
    await next
  })
})

it('createKeyedSemaphore limits each key alone', async () => {
  const { begun, job, end } = createJobs()
  const run = createKeyedSemaphore({ limit: 1, maxWaiting: 0, full })
  const one = run('one', job('one'))
  const other = run('other', job('other'))
  await expect(run('one', job('rejected'))).rejects.toThrow('full')
  await expect(run('one', job('rejected again'))).rejects.toThrow('full')
  expect(begun).toEqual(['one', 'other'])
  end('one')
  await one
  const again = run('one', job('again'))
  await turn()
  end('again')
  end('other')
  expect(await Promise.all([again, other])).toEqual(['again', 'other'])
})
