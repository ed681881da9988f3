import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { decodePicture } from './picture.ts'

const PROBE_FONT = join(import.meta.dirname, '..', 'ui', 'fonts', 'manrope-latin.woff2')

/** Product font, rounded corner, shadow and gradient: details that two builds of a browser render differently. */
const probeBody = `<body style="margin:8px;background:#fff"><p style="font:600 17px/1.3 Probe">Wager 10 WAVE fi</p>
<div style="height:40px;border-radius:11px;box-shadow:0 3px 9px #0008;background:linear-gradient(70deg,#306,#fa3)"></div>`

/** Fingerprint of the browser's rendering: another build of the same version may render text differently. */
async function probeOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 240, height: 120 } })
  const font = await readFile(PROBE_FONT, 'base64')
  const face = `<style>@font-face{font-family:Probe;font-weight:200 800;src:url(data:font/woff2;base64,${font})}</style>`
  await page.setContent(face + probeBody)
  await page.evaluate(() => document.fonts.ready)
  const { rgba } = await decodePicture(await page.screenshot())
  await page.close()
  return createHash('sha256').update(rgba).digest('hex').slice(0, 16)
}

/**
 * What screenshots depend on besides the files of the repository. Where it differs from that of the baselines, a difference may
 * come from the browser (`approved-commit.ts`).
 */
export async function environmentOf(browser: Browser): Promise<string> {
  const environment = { chromium: browser.version(), architecture: process.arch, probe: await probeOf(browser) }
  return `${JSON.stringify(environment, null, 2)}\n`
}
