import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-program.ts'

/*
 * The history keeps every version of a picture for ever, so one commit adds at most 1 MB of pictures and other binary
 * files. A larger one says why in a trailer: `Pictures: <reason>`.
 */

/** Most bytes of binary files that a commit adds or changes. */
const MAX_BYTES = 1_000_000
const BINARY = /\.(?:webp|png|jpe?g|gif|avif|ico|wasm|swf|woff2?|mp4|pdf|zip)$/u
const TRAILER = /^Pictures: \S/mu

/** Returns what is too heavy in the last commit or in the uncommitted change of a repository; nothing in a shallow clone. */
export function pictureProblems(repository: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' })
  const names = (list: string) => list.split('\0').filter((name) => BINARY.test(name))
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

  const parents = git('log', '-1', '--format=%P').trim()
  const committed = parents === '' ? [] : names(git('diff', '--name-only', '--diff-filter=AM', '-z', 'HEAD^', 'HEAD'))
  const isExcused = TRAILER.test(git('log', '-1', '--format=%B'))
  const uncommitted = names(
    git('diff', '--name-only', '--diff-filter=AM', '-z', 'HEAD') +
      git('ls-files', '--others', '--exclude-standard', '-z'),
  )
  const sizes = {
    'The last commit': isExcused ? 0 : sum(committed.map((name) => Number(git('cat-file', '-s', `HEAD:${name}`)))),
    'The uncommitted change': sum(uncommitted.map((name) => statSync(join(repository, name)).size)),
  }
  return Object.entries(sizes)
    .filter(([, bytes]) => bytes > MAX_BYTES)
    .map(
      ([what, bytes]) =>
        `${what} adds ${(bytes / 1e6).toFixed(1)} MB of pictures and other binary files, 1 MB at most.`,
    )
}

if (import.meta.main) {
  const problems = pictureProblems(root)
  for (const problem of problems)
    console.log(`${problem} Flatter or fewer pictures, or a line \`Pictures: <reason>\` at the end of the message.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
