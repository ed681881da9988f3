import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import type { FileDropFile } from './DroppedFile.tsx'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'

const files: readonly FileDropFile[] = [
  { id: 'a', name: 'паспорт.jpg', size: '2,4 МБ', preview: 'data:image/svg+xml,<svg/>' },
  { id: 'b', name: 'адрес.heic', size: '12 МБ', preview: null, error: 'Больше 10 МБ' },
]
const picture = (name: string) => new File(['…'], name, { type: 'image/jpeg' })

function Drop({ start = [], onAdd, ...rest }: Partial<FileDropProps> & { start?: readonly FileDropFile[] }) {
  const [there, setThere] = useState(start)
  const asThere = ({ name }: File): FileDropFile => ({ id: name, name, size: '1 МБ', preview: null })
  return (
    <FileDrop
      label="Фотографии паспорта"
      text="Перетащите фотографии сюда"
      hint="JPEG или PNG, до 10 МБ"
      button="Выбрать файлы"
      accept={['image/jpeg', 'image/png']}
      max={3}
      removeLabel={(name) => `Убрать ${name}`}
      {...rest}
      files={there}
      onAdd={(given) => {
        onAdd?.(given)
        setThere((before) => [...before, ...given.map(asThere)])
      }}
      onRemove={(id) => setThere((before) => before.filter((file) => file.id !== id))}
    />
  )
}
const input = () => screen.getByLabelText<HTMLInputElement>('Выбрать файлы')
const place = () => screen.getByText('Перетащите фотографии сюда')
const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('button')?.title.slice('Убрать '.length))

describeComponent('FileDrop', () => (
  <Drop
    start={files}
    error="Нужны две фотографии"
    progress={{ label: 'Отправляем', value: 1, max: 2, valueText: '1 из 2' }}
  />
))

describe('FileDrop', () => {
  it('is a named group with a field for files that the keyboard reaches', async () => {
    renderUi(<Drop error="Нужны две фотографии" />)
    expect(screen.getByRole('group', { name: 'Фотографии паспорта' })).toBeTruthy()
    await userEvent.tab()
    expect(document.activeElement).toBe(input())
    expect([input().type, input().accept, input().multiple]).toEqual(['file', 'image/jpeg,image/png', true])
    const told = input().getAttribute('aria-describedby')?.split(' ')
    expect(told?.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'JPEG или PNG, до 10 МБ',
      'Нужны две фотографии',
    ])
  })

  it('tells as a group what is chosen, and what is taken and what is wrong where its place is given up', () => {
    const group = (description: string) => screen.getByRole('group', { name: 'Фотографии паспорта', description })
    const { unmount } = renderUi(<Drop />)
    expect(screen.getByRole('group').hasAttribute('aria-describedby')).toBe(false)
    unmount()
    const some = renderUi(<Drop start={files} error="Нужны две фотографии" />)
    expect(group('паспорт.jpg 2,4 МБ адрес.heic 12 МБ')).toBeTruthy()
    some.unmount()
    const full = renderUi(<Drop start={files} max={2} />)
    expect(group('паспорт.jpg 2,4 МБ адрес.heic 12 МБ JPEG или PNG, до 10 МБ')).toBeTruthy()
    full.unmount()
    renderUi(<Drop start={files} max={2} error="Нужны две фотографии" />)
    expect(group('паспорт.jpg 2,4 МБ адрес.heic 12 МБ JPEG или PNG, до 10 МБ Нужны две фотографии')).toBeTruthy()
  })

  it('hands over what is chosen, and the same again', async () => {
    const add = vi.fn()
    renderUi(<Drop onAdd={add} />)
    const chosen = picture('1.jpg')
    await userEvent.upload(input(), chosen)
    expect(add.mock.calls).toEqual([[[chosen]]])
    expect(input().value).toBe('')
    expect(names()).toEqual(['1.jpg'])
  })

  it('takes what is dropped, shows where, and never hands over nothing', () => {
    const add = vi.fn()
    renderUi(<Drop onAdd={add} />)
    const over = () => place().closest('[data-over]')
    fireEvent.dragOver(place())
    expect(over()).not.toBeNull()
    fireEvent.dragLeave(place())
    expect(over()).toBeNull()
    fireEvent.drop(place(), { dataTransfer: { files: [] } })
    expect(add).not.toHaveBeenCalled()
    fireEvent.drop(place(), { dataTransfer: { files: [picture('1.jpg'), picture('2.gif')] } })
    expect(names()).toEqual(['1.jpg', '2.gif'])
  })

  it('does not let the browser leave the page for a picture', () => {
    renderUi(<Drop disabled />)
    expect(fireEvent.drop(place(), { dataTransfer: { files: [picture('1.jpg')] } })).toBe(false)
    expect(names()).toEqual([])
  })

  it('gives its place up when all are there; the focus stays with them', async () => {
    renderUi(<Drop start={files} />)
    expect(input().multiple).toBe(false)
    await userEvent.upload(input(), picture('3.jpg'))
    expect(screen.queryByLabelText('Выбрать файлы')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Убрать 3.jpg' }))
  })

  it('takes one away, and the focus goes on to what is nearest', async () => {
    renderUi(<Drop start={files} />)
    await userEvent.click(screen.getByRole('button', { name: 'Убрать паспорт.jpg' }))
    expect(names()).toEqual(['адрес.heic'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Убрать адрес.heic' }))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(input())
  })

  it('shows a picture that says nothing, and what is wrong with a file', () => {
    renderUi(<Drop start={files} />)
    expect(document.querySelectorAll('img[alt=""]')).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe('Больше 10 МБ')
  })

  it('shows how far the sending is', () => {
    renderUi(<Drop progress={{ label: 'Отправляем', value: 1, max: 2, valueText: '1 из 2' }} />)
    expect(screen.getByRole('progressbar', { name: 'Отправляем' }).getAttribute('aria-valuetext')).toBe('1 из 2')
  })
})
