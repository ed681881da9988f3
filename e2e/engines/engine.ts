/** The keys that the tests press; each driver maps them to its own names. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape'

/** A window of a browser engine with an empty cache and empty storage. Positions and sizes are CSS pixels of the viewport. */
export interface EngineWindow {
  goto(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Evaluates an expression in the page; its value is a string. */
  evaluateText(expression: string): Promise<string>
  /** Does the same in the first frame of the page, also if its origin is opaque. @throws when there is no frame */
  evaluateTextInFrame(expression: string): Promise<string>
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** The visible part of the page as a PNG. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** A running browser that is not Chromium. */
export interface Engine {
  openWindow(): Promise<EngineWindow>
  close(): Promise<void>
}

/** Runs a self-contained function in the page; arguments and result are JSON. */
export async function evaluate<Args extends unknown[], Result>(
  window: Pick<EngineWindow, 'evaluateText'>,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const call = `(${run.toString()})(...${JSON.stringify(args)})`
  return JSON.parse(await window.evaluateText(`JSON.stringify(${call}) ?? 'null'`))
}
