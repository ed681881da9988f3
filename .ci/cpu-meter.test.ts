import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createProcessTree, startCpuMeter } from './cpu-meter.ts'

const ROOT = 10

/** A process that starts after those with a smaller id. */
const running = (pid: number, parentPid: number, seconds: number, startedAt = pid) => ({
  pid,
  parentPid,
  startedAt,
  seconds,
})

it('counts a process and its descendants, whatever their order', () => {
  const tree = createProcessTree(ROOT)
  tree.add([running(12, 11, 4), running(11, ROOT, 2), running(ROOT, 1, 1)])
  expect(tree.seconds()).toBe(7)
})

it('does not count other programs, also those that start later', () => {
  const tree = createProcessTree(ROOT)
  tree.add([running(ROOT, 1, 1), running(5, 1, 100)])
  tree.add([running(ROOT, 1, 1), running(5, 1, 200), running(20, 5, 300)])
  expect(tree.seconds()).toBe(1)
})

it('keeps what has ended, and follows what has left the tree', () => {
  const tree = createProcessTree(ROOT)
  tree.add([running(ROOT, 1, 1), running(11, ROOT, 2), running(12, 11, 4)])
  tree.add([running(ROOT, 1, 1), running(12, 1, 8), running(13, 12, 16)])
  expect(tree.seconds()).toBe(1 + 2 + 8 + 16)
})

it('tells a process from an earlier one with its id', () => {
  const tree = createProcessTree(ROOT)
  tree.add([running(ROOT, 1, 1), running(11, ROOT, 2)])
  tree.add([running(ROOT, 1, 1), running(11, 1, 100, 30)])
  expect(tree.seconds()).toBe(3)
})

it.runIf(process.platform === 'linux')('measures what a program uses that it starts', async () => {
  const readSeconds = startCpuMeter()
  const work = 'for (let count = 0; count < 2e9; count += 1); console.log(process.cpuUsage().user / 1e6)'
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', work])
  expect(readSeconds()).toBeGreaterThan(Number(stdout) / 4)
})
