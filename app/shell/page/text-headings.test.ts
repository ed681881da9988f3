import { expect, it } from 'vitest'
import { headingsOf, linkList } from './text-headings.ts'

it('headingsOf finds headings of the second level with an id', () => {
  const html = `<h2 id="one">1. Один</h2><p>…</p><h3 id="three">Нет</h3><h2>Без имени</h2>
    <h2 class="x" id="two-b"><b>2.</b>
    Два &amp; три</h2><h2 id="empty"> </h2><h2 id="no name">Нет</h2>`
  expect(headingsOf(html).map(({ id, title }) => [id, title.replaceAll(/\s+/gu, ' ')])).toEqual([
    ['one', '1. Один'],
    ['two-b', '2. Два &amp; три'],
  ])
})

it('linkList links to the headings', () => {
  expect(linkList([{ id: 'one', title: 'A &amp; B' }])).toBe('<ul><li><a href="#one">A &amp; B</a></li></ul>')
})
