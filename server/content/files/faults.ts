import { join } from 'node:path'
import { BadSetting } from '#server/settings.ts'

/** What is wrong with a folder of content: `<file>:<line>: <reason>`, a line each. */
export class Faults {
  readonly #lines: string[] = []
  readonly #folder: string
  constructor(folder: string) {
    this.#folder = folder
  }
  add(file: string, line: number, reason: string): void {
    this.#lines.push(`${join(this.#folder, file)}:${line}: ${reason}`)
  }
  /** @throws BadSetting if there is one */
  end(): void {
    if (this.#lines.length > 0) throw new BadSetting(this.#lines.join('\n'))
  }
}
