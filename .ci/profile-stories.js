import { relative } from 'node:path'
import { createProfile } from './profile.ts'
import { root } from './run-program.ts'

/** Reporter of the story runner for `npm test -- stories --profile`. */
export default class ProfileStories {
  profile = createProfile()

  /** @param {{ path: string }} test */
  onTestResult({ path }) {
    this.profile.add(relative(root, path))
  }

  onRunComplete() {
    console.log(this.profile.describe())
  }
}
