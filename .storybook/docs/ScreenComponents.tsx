import { Fragment, useEffect, useRef, useState } from 'react'
import { pageLink } from './blocks.css.ts'

/** Title of a docs page by the name of its component: the last part of its title. */
interface Entry {
  id: string
  title: string
  type: string
}

async function readDocsPages(): Promise<ReadonlyMap<string, Entry>> {
  const response = await fetch('index.json')
  const { entries }: { entries: Readonly<Record<string, Entry>> } = await response.json()
  const pages = Object.values(entries).filter(({ type, title }) => type === 'docs' && !title.startsWith('Screens/'))
  return new Map(pages.map((page) => [page.title.split('/').at(-1) ?? '', page]))
}

const GROUPS = ['Product', 'Primitives', 'Layout', 'Text'] as const

/** The components that the examples of the page render, as links to their pages. */
export function ScreenComponents() {
  const element = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState<ReadonlyMap<string, Entry>>(new Map())
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => void readDocsPages().then(setPages), [])
  useEffect(() => {
    const root = element.current?.closest('.sbdocs-content')
    if (!root) return
    const collect = (): void => {
      const documents = [...root.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
      const rendered = documents.flatMap((frame) => [...frame.querySelectorAll<HTMLElement>('[data-component]')])
      const found = rendered.map(({ dataset }) => dataset['component'] ?? '')
      setNames((known) => (found.every((name) => known.has(name)) ? known : new Set([...known, ...found])))
    }
    const observer = new MutationObserver(collect)
    const observe = ({ target }: Event): void => {
      if (!(target instanceof HTMLIFrameElement) || target.contentDocument === null) return
      observer.observe(target.contentDocument, { childList: true, subtree: true })
      collect()
    }
    // The event of a frame does not bubble.
    root.addEventListener('load', observe, true)
    for (const frame of root.querySelectorAll('iframe')) frame.dispatchEvent(new Event('load'))
    return () => {
      observer.disconnect()
      root.removeEventListener('load', observe, true)
    }
  }, [])
  return (
    <div ref={element}>
      <p>The examples on this page are made of these components. Other states of the screen may have further ones.</p>
      <ul>
        {GROUPS.map((group) => {
          const links = [...names].toSorted().flatMap((name) => pages.get(name) ?? [])
          const ofGroup = links.filter(({ title }) => title.startsWith(`${group}/`))
          return ofGroup.length === 0 ? null : (
            <li key={group}>
              {group}:{' '}
              {ofGroup.map(({ id, title }, index) => (
                <Fragment key={id}>
                  {index === 0 ? '' : ', '}
                  <a className={pageLink} href={`./?path=/docs/${id}`} target="_top">
                    {title.split('/').at(-1)}
                  </a>
                </Fragment>
              ))}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
