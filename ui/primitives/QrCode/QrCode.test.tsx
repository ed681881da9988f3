import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { QrCode } from './QrCode.tsx'

const uri = 'otpauth://totp/Cassiopeia:marina?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Cassiopeia'

describeComponent('QrCode', (probe) => <QrCode {...probe} value={uri} label="Код для приложения" />)

it('QrCode has a quiet zone of four modules and the three finder patterns', () => {
  renderUi(<QrCode value={uri} label="Код для приложения" />)
  const image = screen.getByRole('img', { name: 'Код для приложения' })
  const size = Number(image.getAttribute('viewBox')?.split(' ')[2])
  const dark = new Set(
    image
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/gu),
  )
  const places = [...dark].map((place) => place.slice(1).split(' ').map(Number))
  expect(places.flat().every((coordinate) => coordinate >= 4 && coordinate < size - 4)).toBe(true)
  const finders = [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const
  // The outer ring of a finder pattern is seven dark modules wide.
  for (const [x, y] of finders) for (let step = 0; step < 7; step += 1) expect(dark).toContain(`M${x + step} ${y}`)
})
