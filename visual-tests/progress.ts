const EVERY = 10
/** Share of the pictures from which on the speed says how long the rest takes: the first ones wait for the browser. */
const MEASURED_SHARE = 0.1

/** Prints how far a run is for every ten pictures, after a tenth of them with the time that is left. */
export function createProgress(total: number, now: () => number = () => performance.now()): (done: number) => void {
  const startedAt = now()
  let printed = 0
  return (done) => {
    if (done < printed + EVERY || done >= total) return
    printed = done
    const left = Math.ceil((((now() - startedAt) / done) * (total - done)) / 1000)
    const estimate = `, about ${left < 90 ? `${left} s` : `${Math.round(left / 60)} min`} left`
    console.log(`${done} of ${total} pictures${done < total * MEASURED_SHARE ? '' : estimate}`)
  }
}
