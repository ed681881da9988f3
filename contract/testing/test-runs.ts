/** Environment variable of `npm test -- --all`, the nightly run. */
export const LONG_TESTS_VARIABLE = 'LONG_TESTS'

/** Whether everything runs, as often as it can. */
export const isLongRun = process.env[LONG_TESTS_VARIABLE] === '1'

/** Runs of a property test in a usual `npm test`. */
const USUAL_RUNS = 300

/** How often a test repeats random work: `full` times in the nightly run, else `usual` times. */
export const testRuns = (full: number, usual = Math.min(full, USUAL_RUNS)): number => (isLongRun ? full : usual)
