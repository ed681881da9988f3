import { existsSync, globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, transformWithOxc } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProduction } from '../in-production.ts'
import { packageProgram } from '../run-program.ts'
import { createLinkedHost, execute, packLibrary, readmeFile, writeFiles, type LinkedHost } from './host.ts'

/* The package `@cassiopeia/ui`, as a host without plugins of ours uses it. */

let host: LinkedHost

beforeAll(async () => {
  host = await createLinkedHost(await packLibrary())
})
afterAll(() => rm(dirname(host.folder), { recursive: true }))

const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: host.library })
const read = (file: string): string => readFileSync(join(host.library, file), 'utf8')
const compressedSize = (...texts: string[]): number => gzipSync(texts.join('\n'), { level: 9 }).length

/** The modules of the package that a module loads, with itself. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of read(file).matchAll(/(?:from |import\()["'](\.[^"']+)["']/gu))
    modulesOf(join(dirname(file), path), found)
  return found
}

describe('modules of the library', () => {
  it('import no CSS, which Node and a page without a bundler cannot load', () => {
    const files = filesOf('**/*.js')
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((file) => /import\b[^;\n]*\.css["']/u.test(read(file)))).toEqual([])
  })

  it('have no name that a host with vanilla-extract would compile again', () => {
    expect(filesOf('**/*.{css,vanilla}.js')).toEqual([])
  })

  it('belong to the client if they use React, and to both sides if not', () => {
    const isClient = (file: string) => read(file).startsWith('"use client"')
    const usesReact = (file: string) => /from ["']react(?:-dom)?(?:\/[^"']+)?["']/u.test(read(file))
    expect(filesOf('**/*.js').filter((file) => isClient(file) !== usesReact(file))).toEqual([])
    expect(usesReact('primitives/Button/Button.js')).toBe(true)
    expect(['index.js', 'texts/ru.js', 'tokens/index.js'].filter(isClient)).toEqual([])
  })

  it('load in Node and render there', async () => {
    const compile = async (name: string) =>
      (await transformWithOxc(await readmeFile(name), name, { jsx: { runtime: 'automatic' } })).code
    await writeFiles(host.folder, {
      'Lobby.js': await compile('src/Lobby.tsx'),
      'theme.js': await compile('src/theme.ts'),
      'render.js': `import { createElement } from 'react'
        import { renderToString } from 'react-dom/server'
        import { UiProvider } from '@cassiopeia/ui'
        import { en } from '@cassiopeia/ui/texts/en'
        import { checkTheme, ThemeStyle } from '@cassiopeia/ui/theme'
        import { Lobby } from './Lobby.js'
        import { theme } from './theme.js'
        ${host.components.map((name) => `import { ${name} as entry${name} } from '@cassiopeia/ui/${name}'`).join('\n')}
        console.log('Contrast: ' + JSON.stringify(checkTheme(theme)))
        const page = [createElement(ThemeStyle, { theme, key: 'theme' }), createElement(Lobby, { key: 'lobby' })]
        console.log(renderToString(createElement(UiProvider, { texts: en, brand: theme.brand }, page)))`,
    })
    const { stdout } = await execute(process.execPath, ['render.js'], { cwd: host.folder })
    const drawn = new Set([...stdout.matchAll(/data-component="(\w+)"/gu)].map(([, name]) => name))
    expect([...drawn]).toEqual(
      expect.arrayContaining(['Accordion', 'Alert', 'Button', 'GameTile', 'Podium', 'Switch', 'Tabs', 'TextField']),
    )
    expect(stdout).toContain('Play: Northern Crown')
    expect(stdout).toContain('--cass-radius-medium:4px')
    expect(stdout).toContain('Contrast: []')
  })
})

/** The declaration of `next/link`, whose handlers do not accept `undefined`. */
const NEXT_LINK = `declare module 'next/link' {
  import type { AnchorHTMLAttributes, ForwardRefExoticComponent, MouseEventHandler, ReactNode, RefAttributes, TouchEventHandler } from 'react'
  interface LinkProps {
    href: string | URL
    prefetch?: boolean | 'auto' | null
    onMouseEnter?: MouseEventHandler<HTMLAnchorElement>
    onTouchStart?: TouchEventHandler<HTMLAnchorElement>
    onClick?: MouseEventHandler<HTMLAnchorElement>
  }
  const Link: ForwardRefExoticComponent<
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof LinkProps> & LinkProps & { children?: ReactNode } & RefAttributes<HTMLAnchorElement>
  >
  export default Link
}`

describe('types of the library', () => {
  it('pass in a strict project, which checks the declarations too', async () => {
    await writeFiles(host.folder, {
      'src/main.tsx': await readmeFile('src/main.tsx'),
      'src/Lobby.tsx': await readmeFile('src/Lobby.tsx'),
      'app/Lobby.tsx': await readmeFile('src/Lobby.tsx'),
      'src/theme.ts': await readmeFile('src/theme.ts'),
      'app/theme.ts': await readmeFile('src/theme.ts'),
      'app/layout.tsx': await readmeFile('app/layout.tsx'),
      'app/providers.tsx': await readmeFile('app/providers.tsx'),
      'app/page.tsx': await readmeFile('app/page.tsx'),
      'src/MobileMenu.tsx': await readmeFile('src/MobileMenu.tsx'),
      'src/time-until.ts': await readmeFile('src/time-until.ts'),
      'src/Deposit.tsx': await readmeFile('src/Deposit.tsx'),
      'src/next-link.d.ts': NEXT_LINK,
      'src/every-entry.ts': [
        "import '@cassiopeia/ui/Button.css'",
        "export { colour, space } from '@cassiopeia/ui/tokens'",
        "export { default as tokens } from '@cassiopeia/ui/tokens.json'",
        "export { ru } from '@cassiopeia/ui/texts/ru'",
        ...host.components.map((name) => `export { ${name} } from '@cassiopeia/ui/${name}'`),
      ].join('\n'),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedSideEffectImports: true,
          skipLibCheck: false,
          noEmit: true,
          jsx: 'react-jsx',
          target: 'ES2022',
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          module: 'esnext',
          moduleResolution: 'bundler',
          types: [],
          resolveJsonModule: true,
        },
        include: ['src', 'app'],
      }),
    })
    const compiler = execute(packageProgram('tsc'), ['-p', join(host.folder, 'tsconfig.json')])
    await expect(compiler.catch(({ stdout }: { stdout: string }) => stdout)).resolves.toMatchObject({ stdout: '' })
  })
})

/** Bundles an import of one component. Returns the code without React, and the modules of the package in it. */
async function bundle(component: string): Promise<{ code: string; modules: string[] }> {
  const entry = `src/only-${component}.js`
  await writeFiles(host.folder, { [entry]: `export { ${component} } from '@cassiopeia/ui'` })
  const result = await inProduction(() =>
    build({
      root: host.folder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        lib: { entry, formats: ['es'] },
        minify: true,
        rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/u },
      },
    }),
  )
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('There is no bundle.')
  const modules = chunk.moduleIds.map((id) => relative(host.library, id)).filter((id) => !id.startsWith('..'))
  return { code: chunk.code, modules }
}

describe('an import of one component', () => {
  it.each(['Button', 'Badge', 'GameTile'])('%s from the index loads no other component', async (component) => {
    const { modules } = await bundle(component)
    const used = modulesOf(`components/${component}.js`)
    expect(modules.length).toBeGreaterThan(1)
    expect(modules.filter((module) => !used.has(module))).toEqual([])
  })

  it('Button has at most 6 kB of JavaScript and 3 kB of CSS', async () => {
    expect(compressedSize((await bundle('Button')).code)).toBeLessThan(6000)
    expect(compressedSize(read('components/Button.css'))).toBeLessThan(3000)
    // Once per site: tokens, fonts and reset.
    expect(compressedSize(read('base.css'))).toBeLessThan(4000)
  })
})

/** The statements of a style sheet, without their blocks. */
function topLevelOf(css: string): string[] {
  let rest = css
  while (rest.includes('{')) rest = rest.replaceAll(/\{[^{}]*\}/gu, ';')
  return rest.split(';').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
}

describe('the documents of the library', () => {
  it('list every component with its purpose and props in API.md', () => {
    const sections = new Map(
      read('API.md')
        .split(/^## /mu)
        .map((section) => [section.split('\n', 1)[0], section] as const),
    )
    expect(host.components.length).toBeGreaterThan(100)
    expect(host.components.filter((name) => !sections.has(name))).toEqual([])
    expect(sections.get('Select')).toContain('| `onValueChange` | `(value: Value) => void` |')
    expect(sections.get('Select')).toContain('interface SelectOption<')
    expect(sections.get('Select')).toContain('A native select with label, hint and error.')
  })

  it('say in the README how large the style sheets are', async () => {
    const lobby = /import \{([^}]+)\} from '@cassiopeia\/ui'/u.exec(await readmeFile('src/Lobby.tsx'))?.[1] ?? ''
    const names = lobby.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
    const base = compressedSize(read('base.css'))
    const own = names.map((name) => compressedSize(read(`components/${name}.css`)))
    const total = own.reduce((sum, size) => sum + size, base)
    const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
    const readme = read('README.md').replaceAll(/\s+/gu, ' ')
    expect(readme).toContain(`all styles, ${kilobytes(compressedSize(read('styles.css')))} with gzip`)
    expect(readme).toContain(`the ${names.length} sheets of \`Lobby.tsx\` are ${kilobytes(total)}`)
  })
})

describe('style sheets of the library', () => {
  const CLASS = /\b_?[a-z\d]{6,}\d*\b/gu

  it('of a component contain every class of its modules', () => {
    const all = new Set(read('styles.css').match(CLASS))
    const faults = host.components.flatMap((component) => {
      const own = new Set(`${read('base.css')}${read(`components/${component}.css`)}`.match(CLASS))
      const styles = [...modulesOf(`components/${component}.js`)].filter((file) => file.endsWith('.styles.js'))
      return styles
        .flatMap((file) => [...read(file).matchAll(/"([^"]+)"/gu)].flatMap(([, text = '']) => text.match(CLASS) ?? []))
        .filter((name) => all.has(name) && !own.has(name))
        .map((name) => `${component}: ${name}`)
    })
    expect(faults).toEqual([])
  })

  it('declare the order of the layers first, so that the order of the sheets is free', () => {
    const [order = ''] = /^@layer [\w., ]+;/u.exec(read('base.css')) ?? []
    expect(order).not.toBe('')
    for (const component of host.components)
      expect(read(`components/${component}.css`).startsWith(order), component).toBe(true)
  })

  it('have all rules in the layer cassiopeia, apart from fonts and animations', () => {
    const statements = filesOf('**/*.css').flatMap((sheet) => topLevelOf(read(sheet)))
    const outside = statements.filter((one) => !/^@(?:layer cassiopeia|font-face|keyframes)/u.test(one))
    expect(statements).toContain('@layer cassiopeia.components')
    expect(outside).toEqual([])
  })

  it('refer to files of the package, not to data URLs', () => {
    const sheets = filesOf('**/*.css')
    const urls = sheets.flatMap((sheet) =>
      [...read(sheet).matchAll(/url\("?([^")]+)"?\)/gu)].map(
        ([, url = '']) => new URL(url, pathToFileURL(join(host.library, sheet))),
      ),
    )
    expect(urls.length).toBeGreaterThan(2)
    expect(urls.filter((url) => !existsSync(url)).map(String)).toEqual([])
  })
})
