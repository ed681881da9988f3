import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openExistingDatabase } from '#server/db/open.ts'
import { rowId } from '#server/db/row-id.ts'
import { reportExpected } from '#server/expected-errors.ts'
import { BadSetting, readSettings } from '#server/settings.ts'
import { readDocuments } from './identity-documents.ts'

/* `npm run documents -- <player id> <folder>`: writes a player's decrypted images into a folder, for the reviewer. */

async function exportDocuments(player: number, folder: string): Promise<void> {
  const settings = readSettings(process.env)
  const { db, close } = await openExistingDatabase(settings.database)
  try {
    const pictures = await readDocuments(db, settings.documentKeys, rowId(player))
    if (pictures.length === 0) {
      console.error(`Player ${player} has no images.`)
      process.exitCode = 1
      return
    }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const [index, picture] of pictures.entries()) {
      const file = join(folder, `player-${player}-${index + 1}.jpg`)
      await writeFile(file, picture, { mode: 0o600 })
      console.log(file)
    }
  } finally {
    await close()
  }
}

const [player = '', folder = ''] = process.argv.slice(2)
await reportExpected(async () => {
  if (!/^\d{1,15}$/u.test(player) || folder === '')
    throw new BadSetting('Usage: npm run documents -- <player id> <folder>')
  await exportDocuments(Number(player), folder)
})
