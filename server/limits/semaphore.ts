export interface SemaphoreOptions {
  /** Jobs at the same time. */
  limit: number
  /** Jobs that may wait for a slot; unbounded by default. */
  maxWaiting?: number
  /** The error of a job that finds the queue full. */
  full?: () => Error
}

/** Runs a job when it has a slot. @throws the error of a full queue, or the reason of `signal`, whose job then leaves the queue */
export type RunLimited = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** Semaphore: runs at most `limit` jobs at a time, in the order in which they came. */
export function createSemaphore({
  limit,
  maxWaiting = Infinity,
  full = () => new Error('The queue is full.'),
}: SemaphoreOptions): RunLimited {
  let running = 0
  const waiting = new Set<() => void>()

  /** Waits until a job passes its slot on. */
  const waitForSlot = async (signal: AbortSignal | undefined) => {
    if (waiting.size >= maxWaiting) throw full()
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter)
        reject(signal?.reason)
      }
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      waiting.add(enter)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  const release = () => {
    const [next] = waiting
    if (next === undefined) running -= 1
    else {
      // The slot passes on: if it were freed, a job that comes now would overtake the waiting one.
      waiting.delete(next)
      next()
    }
  }

  return async (work, signal) => {
    signal?.throwIfAborted()
    if (running >= limit) await waitForSlot(signal)
    else running += 1
    try {
      return await work()
    } finally {
      release()
    }
  }
}

/** A semaphore for each key, such as a player or a network. It exists while a job uses it. */
export function createKeyedSemaphore(
  options: SemaphoreOptions,
): <T>(key: string | number, work: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  const semaphores = new Map<string | number, { run: RunLimited; jobs: number }>()
  return async (key, work, signal) => {
    const semaphore = semaphores.get(key) ?? { run: createSemaphore(options), jobs: 0 }
    semaphores.set(key, semaphore)
    semaphore.jobs += 1
    try {
      return await semaphore.run(work, signal)
    } finally {
      semaphore.jobs -= 1
      if (semaphore.jobs === 0) semaphores.delete(key)
    }
  }
}
