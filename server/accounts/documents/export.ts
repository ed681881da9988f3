import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open.ts'
import { readSettings } from '#server/settings.ts'
import { readDocuments } from './identity-documents.ts'

/** `npm run documents -- <player id> <folder>`: writes a player's decrypted images into a folder, for the reviewer. */
const [player = '', folder = ''] = process.argv.slice(2)
if (!/^\d+$/u.test(player) || folder === '') {
  console.error('Usage: npm run documents -- <player id> <folder>')
  process.exit(1)
}
const settings = readSettings(process.env)
const { db, close } = await openDatabase(settings.database)
try {
  for (const [index, picture] of (await readDocuments(db, settings.documentKeys, Number(player))).entries()) {
    const file = join(folder, `player-${player}-${index + 1}.jpg`)
    await writeFile(file, picture, { mode: 0o600 })
    console.log(file)
  }
} finally {
  await close()
}
