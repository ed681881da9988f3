import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldersIn } from './baselines.ts'
import type { Report } from './report.ts'

const root = join(import.meta.dirname, '..')
const BASELINES = 'visual-tests/baselines'
const TREES = 'visual-tests/trees'

const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()

/** The commit whose pictures were approved last. @throws without the history that names it */
export function approvedCommit(repository = root): string {
  const [isShallow, commit] = [
    git(repository, 'rev-parse', '--is-shallow-repository'),
    git(repository, 'rev-list', '-1', 'HEAD', '--', BASELINES, TREES),
  ]
  if (isShallow === 'true' || commit === '')
    throw new Error('The last approved commit is unknown without the history: run `git fetch --unshallow`.')
  return commit
}

/** Packages of the approved commit: those of this folder, unless the lock file has changed. */
async function providePackages(folder: string): Promise<void> {
  const [own, approved] = await Promise.all(
    [root, folder].map((path) => readFile(join(path, 'package-lock.json'), 'utf8')),
  )
  if (own === approved) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

/**
 * Captures screenshots of the approved commit in this browser: its own code runs in a temporary worktree without baselines,
 * where every picture is `new`. Resolves to the files by id; pictures that failed or were unsteady are absent.
 */
export async function captureApprovedCommit(ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const commit = approvedCommit()
  const folder = join(await mkdtemp(join(tmpdir(), 'approved-')), 'worktree')
  git(root, 'worktree', 'add', '--detach', '--quiet', folder, commit)
  try {
    await rm(join(folder, BASELINES), { recursive: true, force: true })
    await providePackages(folder)
    spawnSync(process.execPath, ['visual-tests/run.ts', 'test', ...ids], {
      cwd: folder,
      env: { ...process.env, STORYBOOK_BUILT: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const { reportFile, resultPath } = foldersIn(join(folder, 'visual-tests'))
    const { findings }: Pick<Report, 'findings'> = JSON.parse(await readFile(reportFile, 'utf8'))
    const files = findings
      .filter(({ id, kind }) => kind === 'new' && ids.includes(id))
      .map(async ({ id }) => [id, await readFile(resultPath(id, 'actual'))] as const)
    return new Map(await Promise.all(files))
  } finally {
    git(root, 'worktree', 'remove', '--force', folder)
    await rm(join(folder, '..'), { recursive: true, force: true })
  }
}
