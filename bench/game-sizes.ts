import { build, type Rollup } from 'vite'
import { gamesBuild } from '#ci/build-games.ts'
import { inProduction } from '#ci/in-production.ts'
import { frameDocument } from '#games/kit/document.ts'
import { presentations } from '#games/presentations.ts'

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

  return new Map(
    Object.values(presentations).flatMap(({ page, rules }) => {
      const entry = chunks.find(({ name, isEntry }) => isEntry && name === page?.engine)
      if (page === null) return []
      if (entry === undefined) throw new Error(`${page.engine} was not built`)
      const game = { slug: page.engine, names: { ru: page.engine, en: page.engine }, picture: '', rules }
      const document = frameDocument(page, game, 'ru', { styles: [], script: '', preloads: [] })
      return [[page.engine, [document, ...textsOf(entry, new Set())]] as const]
    }),
  )
}
