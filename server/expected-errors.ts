import { DataFolderUnusable, NoDatabase, PostgresUnavailable, SchemaBehind } from './db/database-errors.ts'
import { DataFolderLocked } from './db/lock.ts'
import { BadSetting } from './settings.ts'

/** The port is in use; the message names the next one that is free. */
export class PortTaken extends Error {
  override name = 'PortTaken'
}

/** Configuration errors: plain text without a stack for the person who starts a program, which has no log yet. */
const EXPECTED_ERRORS = [
  BadSetting,
  DataFolderLocked,
  DataFolderUnusable,
  NoDatabase,
  PostgresUnavailable,
  SchemaBehind,
  PortTaken,
]

/** `EX_CONFIG` of sysexits.h: starting again does not help. */
export const CONFIGURATION_EXIT = 78

/** Runs a program. What its operator can mend is printed, and the exit code is 1, or 78 for wrong settings and a schema that is behind. */
export async function reportExpected(program: () => Promise<void>): Promise<void> {
  try {
    await program()
  } catch (error) {
    if (!EXPECTED_ERRORS.some((type) => error instanceof type)) throw error
    console.error(error instanceof Error ? error.message : error)
    const isConfiguration = [BadSetting, NoDatabase, SchemaBehind].some((type) => error instanceof type)
    process.exitCode = isConfiguration ? CONFIGURATION_EXIT : 1
  }
}
