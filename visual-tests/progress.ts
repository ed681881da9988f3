const EVERY = 50

/** Prints how far a long run is: a line for every 50 pictures, or one line that is rewritten on a terminal. */
export function createProgress(total: number): () => void {
  let done = 0
  return () => {
    done += 1
    if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${total} pictures${done === total ? '\n' : ''}`)
    else if (done % EVERY === 0 && done < total) console.log(`${done} of ${total} pictures`)
  }
}
