const EVERY = 10

/** Prints how far a run is for every ten pictures, with the time that is left at the speed so far. */
export function createProgress(total: number, now: () => number = () => performance.now()): (done: number) => void {
  const startedAt = now()
  let printed = 0
  return (done) => {
    if (done < printed + EVERY || done >= total) return
    printed = done
    const left = Math.ceil((((now() - startedAt) / done) * (total - done)) / 1000)
    console.log(`${done} of ${total} pictures, about ${left < 90 ? `${left} s` : `${Math.round(left / 60)} min`} left`)
  }
}
