/** The server's clock. Whatever happens at a time takes it from here, so that the sandbox can move it. */
export interface ServerClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** System time, for delays that must pass even if the sandbox has fixed the clock. */
  systemNow(): number
}
