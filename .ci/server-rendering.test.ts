import { globSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inLanguage } from '#stories/fixtures/localized.ts'
import { UiProvider } from '#ui/index.ts'
import { ru } from '#ui/texts/ru.ts'

/* A host may render every component on a server, where there is no window. The stories have the props. */

const root = join(import.meta.dirname, '..')

interface StoryModule {
  args?: object
  component?: ComponentType
  render?: (args: object, context: object) => ReactNode
}

it('runs without a window', () => {
  expect(globalThis).not.toHaveProperty('window')
})

it.each(globSync('ui/**/*.stories.tsx', { cwd: root }))('%s renders on a server', async (file) => {
  const { default: meta, ...stories }: Record<string, StoryModule> = await import(join(root, file))
  for (const story of Object.values(stories)) {
    const args: object = inLanguage({ ...meta?.args, ...story.args }, 'ru')
    const render = story.render ?? meta?.render
    const component = meta?.component
    const Story = () => {
      if (render !== undefined) return render(args, { args, globals: { language: 'ru' } })
      if (component === undefined) throw new Error('The story has neither a component nor a function that renders it.')
      return createElement(component, args)
    }
    // oxlint-disable-next-line react/no-children-prop -- a provider without children does not compile
    expect(() => renderToString(createElement(UiProvider, { texts: ru, children: createElement(Story) }))).not.toThrow()
  }
})
