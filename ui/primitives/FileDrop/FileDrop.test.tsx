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
  { id: 'b', name: 'адрес.webp', size: '12 МБ', preview: null, error: 'Больше 10 МБ' },
]
const picture = (name: string) => new File(['…'], name, { type: 'image/jpeg' })

function ControlledFileDrop({
  start = [],
  onAdd,
  ...rest
}: Partial<FileDropProps> & { start?: readonly FileDropFile[] }) {
  const [currentFiles, setCurrentFiles] = useState(start)
  const toDropFile = ({ name }: File): FileDropFile => ({ id: name, name, size: '1 МБ', preview: null })
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
      files={currentFiles}
      onAdd={(added) => {
        onAdd?.(added)
        setCurrentFiles((current) => [...current, ...added.map(toDropFile)])
      }}
      onRemove={(id) => setCurrentFiles((current) => current.filter((file) => file.id !== id))}
    />
  )
}
const input = () => screen.getByLabelText<HTMLInputElement>('Выбрать файлы')
const dropZone = () => screen.getByText('Перетащите фотографии сюда')
const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('button')?.title.slice('Убрать '.length))

describeComponent('FileDrop', (probe) => (
  <ControlledFileDrop
    {...probe}
    start={files}
    error="Нужны две фотографии"
    progress={{ label: 'Отправляем', value: 1, max: 2, valueText: '1 из 2' }}
  />
))

describe('FileDrop', () => {
  it('is a named group with a keyboard-focusable file input', async () => {
    renderUi(<ControlledFileDrop error="Нужны две фотографии" />)
    expect(screen.getByRole('group', { name: 'Фотографии паспорта' })).toBeTruthy()
    await userEvent.tab()
    expect(document.activeElement).toBe(input())
    expect([input().type, input().accept, input().multiple]).toEqual(['file', 'image/jpeg,image/png', true])
    const descriptionIds = input().getAttribute('aria-describedby')?.split(' ')
    expect(descriptionIds?.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'JPEG или PNG, до 10 МБ',
      'Нужны две фотографии',
    ])
  })

  it('describes the group by its files, and by the hint and error when the drop zone is hidden', () => {
    const group = (description: string) => screen.getByRole('group', { name: 'Фотографии паспорта', description })
    const { unmount } = renderUi(<ControlledFileDrop />)
    expect(screen.getByRole('group').hasAttribute('aria-describedby')).toBe(false)
    unmount()
    const some = renderUi(<ControlledFileDrop start={files} error="Нужны две фотографии" />)
    expect(group('паспорт.jpg 2,4 МБ адрес.webp 12 МБ')).toBeTruthy()
    some.unmount()
    const full = renderUi(<ControlledFileDrop start={files} max={2} />)
    expect(group('паспорт.jpg 2,4 МБ адрес.webp 12 МБ JPEG или PNG, до 10 МБ')).toBeTruthy()
    full.unmount()
    renderUi(<ControlledFileDrop start={files} max={2} error="Нужны две фотографии" />)
    expect(group('паспорт.jpg 2,4 МБ адрес.webp 12 МБ JPEG или PNG, до 10 МБ Нужны две фотографии')).toBeTruthy()
  })

  it('calls onAdd with the selected files and resets the input, so that the same file can be added again', async () => {
    const onAdd = vi.fn()
    renderUi(<ControlledFileDrop onAdd={onAdd} />)
    const chosen = picture('1.jpg')
    await userEvent.upload(input(), chosen)
    expect(onAdd.mock.calls).toEqual([[[chosen]]])
    expect(input().value).toBe('')
    expect(names()).toEqual(['1.jpg'])
  })

  it('highlights the drop zone, adds dropped files and ignores an empty drop', () => {
    const onAdd = vi.fn()
    renderUi(<ControlledFileDrop onAdd={onAdd} />)
    const highlightedZone = () => dropZone().closest('[data-over]')
    fireEvent.dragOver(dropZone())
    expect(highlightedZone()).not.toBeNull()
    fireEvent.dragLeave(dropZone())
    expect(highlightedZone()).toBeNull()
    fireEvent.drop(dropZone(), { dataTransfer: { files: [] } })
    expect(onAdd).not.toHaveBeenCalled()
    fireEvent.drop(dropZone(), { dataTransfer: { files: [picture('1.jpg'), picture('2.gif')] } })
    expect(names()).toEqual(['1.jpg', '2.gif'])
  })

  it('prevents the browser from opening a dropped file while disabled', () => {
    renderUi(<ControlledFileDrop disabled />)
    expect(fireEvent.drop(dropZone(), { dataTransfer: { files: [picture('1.jpg')] } })).toBe(false)
    expect(names()).toEqual([])
  })

  it('hides the drop zone when max is reached and moves focus to the last remove button', async () => {
    renderUi(<ControlledFileDrop start={files} />)
    expect(input().multiple).toBe(false)
    await userEvent.upload(input(), picture('3.jpg'))
    expect(screen.queryByLabelText('Выбрать файлы')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Убрать 3.jpg' }))
  })

  it('moves focus to the nearest remaining control after a removal', async () => {
    renderUi(<ControlledFileDrop start={files} />)
    await userEvent.click(screen.getByRole('button', { name: 'Убрать паспорт.jpg' }))
    expect(names()).toEqual(['адрес.webp'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Убрать адрес.webp' }))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(input())
  })

  it('shows previews with empty alt and the error of a file', () => {
    renderUi(<ControlledFileDrop start={files} />)
    expect(document.querySelectorAll('img[alt=""]')).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe('Больше 10 МБ')
  })

  it('shows the upload progress', () => {
    renderUi(<ControlledFileDrop progress={{ label: 'Отправляем', value: 1, max: 2, valueText: '1 из 2' }} />)
    expect(screen.getByRole('progressbar', { name: 'Отправляем' }).getAttribute('aria-valuetext')).toBe('1 из 2')
  })
})
