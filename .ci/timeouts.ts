/*
 * Every test waits for a state, never for a time, and gives up after a timeout. A timeout only ends a test that hangs,
 * so all of them are ten times what a quiet machine needs, because others may fill it meanwhile, and grow with `TIMEOUT_FACTOR` on a slower one.
 */

/** Environment variable with the factor that `npm test` measures before each stage (`machine.ts`). */
export const TIMEOUT_FACTOR_VARIABLE = 'TIMEOUT_FACTOR'

/** Beyond this a test that hangs would take too long to fail. */
const MAX_FACTOR = 8

/** How many times slower than the reference machine this one is, at least 1. */
const factor = Math.min(Math.max(1, Number(process.env[TIMEOUT_FACTOR_VARIABLE] ?? 1)), MAX_FACTOR)

/** Returns a timeout of the reference machine for this one, in milliseconds. */
export const scaled = (ms: number): number => Math.ceil(ms * factor)

/** Milliseconds on this machine. */
export const TIMEOUT = {
  /** A unit test, and its hooks: a database takes a second, and several where other work fills the cores. */
  unit: scaled(120_000),
  unitHook: scaled(180_000),
  /** A hundred operations of the random walk over real play. */
  walkRound: scaled(8000),
  /** A state of a component or model in a unit test. */
  state: scaled(30_000),
  /** A journey in a browser, and its hooks, which start the site. */
  journey: scaled(180_000),
  journeyHook: scaled(240_000),
  /** A journey that starts a game of Flash. */
  longJourney: scaled(300_000),
  /** A journey in Firefox or WebKit, and its hooks, which start a browser. */
  engine: scaled(300_000),
  /** A state of a page. */
  page: scaled(45_000),
  /** A state between two steps of a driven clock, which goes on if it does not hold yet. */
  step: scaled(100),
  /** The start of Ruffle, which compiles 10 MB of WebAssembly. */
  ruffle: scaled(120_000),
  /** A response of the site, while a driven clock waits for it. */
  response: scaled(2000),
  /** A page load, click or other command to a browser. */
  command: scaled(60_000),
  /** A story with its play test. */
  story: scaled(240_000),
} as const
