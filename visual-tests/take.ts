import type { Page } from 'playwright'
import { readBaseline, resultPath, writeInto } from './baselines.ts'
import { hasSamePixels, isBlank } from './compare.ts'
import type { Evidence } from './evidence.ts'
import { checkFonts } from './fonts.ts'
import { inspectChanges } from './inspect.ts'
import { decodePicture, encodePicture, type Picture } from './picture.ts'
import { openPixelHashes, pixelHash } from './pixel-hash.ts'

/** A picture as it was taken. */
export interface Take {
  id: string
  /** Hash of its pixels (`pixel-hash.ts`); `null` if it failed. */
  pixels: string | null
  kind: 'equal' | 'changed' | 'new' | 'blank' | 'failed'
  /** Why it failed. */
  reasons: readonly string[]
  /** What the page knew of the changed parts. */
  evidence?: Pick<Evidence, 'clusters' | 'contrasts'>
}

export const failedTake = (id: string, reasons: readonly string[]): Take => ({
  id,
  pixels: null,
  kind: 'failed',
  reasons,
})

const approvedHash = openPixelHashes()

/** Compares the picture of the shown page with its baseline. Stores it if it differs, and every second take. */
export async function compareTake(page: Page, id: string, picture: Picture, isSecondTake: boolean): Promise<Take> {
  const taken = { id, pixels: pixelHash(picture), reasons: [] }
  if (isBlank(picture)) return { ...taken, kind: 'blank' }
  if (isSecondTake) await writeInto(resultPath(id, 'second'), await encodePicture(picture))
  const file = await readBaseline(id)
  if (file !== null && (await approvedHash(file)) === taken.pixels) return { ...taken, kind: 'equal' }
  const approved = file === null ? null : await decodePicture(file)
  if (approved !== null && hasSamePixels(approved, picture)) return { ...taken, kind: 'equal' }
  // The fonts of a picture equal to the approved one were checked when it was approved.
  const reasons = await checkFonts(page)
  if (reasons.length > 0) return failedTake(id, reasons)
  if (!isSecondTake) await writeInto(resultPath(id, 'actual'), await encodePicture(picture))
  if (approved === null) return { ...taken, kind: 'new' }
  return { ...taken, kind: 'changed', evidence: await inspectChanges(page, approved, picture) }
}
