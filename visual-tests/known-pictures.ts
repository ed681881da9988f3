import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBaseline, sha256, writeInto } from './baselines.ts'
import { readMadeFrom, type MadeFrom } from './made-from.ts'
import type { Shot } from './plan.ts'

/** By a picture's id, what it was made from and what was approved when the two were last seen to agree on this machine. */
const memoryFile = join(import.meta.dirname, '.known-pictures.json')

/** Pictures that need not be taken again while somebody works: `npm test` takes them all. */
export interface KnownPictures {
  /** Whether the same code gave the approved picture before. Pages are fed by the server and never known. */
  isAsApproved: (shot: Shot) => Promise<boolean>
  /** Keeps what was just seen to be as approved. */
  remember(shots: readonly Shot[]): Promise<void>
}

async function readMemory(): Promise<Record<string, string>> {
  const text = await readFile(memoryFile, 'utf8').catch(() => '{}')
  const memory: Record<string, string> = JSON.parse(text)
  return memory
}

/** A build that cannot be read makes nothing known: every picture is taken. */
const nothingKnown = (error: unknown): MadeFrom => {
  console.log(error instanceof Error ? error.message : error)
  return () => null
}

/** Reads what is known of the pictures of a built Storybook in this environment. */
export async function knownPictures(folder: string, environment: string): Promise<KnownPictures> {
  const [madeFrom, memory] = await Promise.all([readMadeFrom(folder, environment).catch(nothingKnown), readMemory()])
  const stateOf = async ({ id, subject }: Shot): Promise<string | null> => {
    const made = subject.kind === 'story' ? madeFrom(subject.story) : null
    const approved = made === null ? null : await readBaseline(id)
    return made === null || approved === null ? null : `${made} ${sha256(approved)}`
  }
  return {
    async isAsApproved(shot) {
      const state = await stateOf(shot)
      return state !== null && memory[shot.id] === state
    },
    async remember(shots) {
      for (const shot of shots) {
        const state = await stateOf(shot)
        if (state !== null) memory[shot.id] = state
      }
      await writeInto(memoryFile, JSON.stringify(memory, null, 1))
    },
  }
}
