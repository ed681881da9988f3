import { build, type Rollup } from 'vite'
import { gamesBuild } from '#ci/build-games.ts'
import { inProduction } from '#ci/in-production.ts'
import { frameDocument } from '#games/kit/document.ts'
import { presentationOf } from '#games/presentations.ts'
import { ENGINE_IDS, type EngineId } from '#games/registry.ts'
import { MOTIF_PICTURES } from '#games/skins/skins.ts'

/** Texts that a frame downloads: its document, scripts with all their imports, and styles. Without fonts. */
export async function gameTexts(): Promise<ReadonlyMap<string, readonly string[]>> {
  const config = gamesBuild()
  const result = await inProduction(() => build({ ...config, build: { ...config.build, write: false } }))
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((file): file is Rollup.OutputChunk => file.type === 'chunk')

  function textsOf(chunk: Rollup.OutputChunk, seen: Set<Rollup.OutputChunk>): string[] {
    if (seen.has(chunk)) return []
    seen.add(chunk)
    const css = [...(chunk.viteMetadata?.importedCss ?? [])]
    const styles = outputs.flatMap((file) =>
      file.type === 'asset' && css.includes(file.fileName) ? [String(file.source)] : [],
    )
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
    return [chunk.code, ...styles, ...imported.flatMap((one) => textsOf(one, seen))]
  }

  /** The largest document of an engine: a slot has a look for each motif. */
  function documentOf(engine: EngineId): string | undefined {
    const documents = ['', ...Object.keys(MOTIF_PICTURES)].flatMap((motif) => {
      const { page, rules } = presentationOf(engine, { slug: motif === '' ? engine : motif, motif })
      const game = { names: { ru: engine, en: engine }, sky: 0, picture: '', rules }
      return page === null ? [] : [frameDocument(page, game, 'ru', { styles: [], script: '', preloads: [] })]
    })
    return documents.toSorted((a, b) => b.length - a.length)[0]
  }

  return new Map(
    ENGINE_IDS.flatMap((engine) => {
      const document = documentOf(engine)
      if (document === undefined) return []
      const entry = chunks.find(({ name, isEntry }) => isEntry && name === engine)
      if (entry === undefined) throw new Error(`${engine} was not built`)
      return [[engine, [document, ...textsOf(entry, new Set())]] as const]
    }),
  )
}
