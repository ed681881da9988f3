import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The folder of the project. */
export const root = join(import.meta.dirname, '..')

/** The path of a program that a package has installed. */
export const packageProgram = (name: string): string => join(root, 'node_modules', '.bin', name)

/** Runs a program with inherited output. Resolves with whether its exit code is 0. */
export const runProgram = (
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('close', (code) => resolve(code === 0))
    child.on('error', () => resolve(false))
  })
