import { decode, encode } from 'fast-png'

/** A decoded picture: RGBA, four bytes per pixel, row by row. */
export interface Picture {
  width: number
  height: number
  rgba: Uint8Array
}

/** Decodes a screenshot: 8 bits per channel, RGB or RGBA. @throws for any other PNG */
export function decodePng(file: Buffer): Picture {
  const { width, height, depth, channels, data } = decode(file)
  if (depth !== 8 || (channels !== 3 && channels !== 4)) throw new Error('Unsupported PNG: expected 8-bit RGB or RGBA.')
  const rgba = new Uint8Array(width * height * 4).fill(255)
  if (channels === 4) rgba.set(data)
  else
    for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
      rgba[to] = data[from] ?? 0
      rgba[to + 1] = data[from + 1] ?? 0
      rgba[to + 2] = data[from + 2] ?? 0
    }
  return { width, height, rgba }
}

/** Encodes a picture, for difference images. */
export const encodePng = ({ width, height, rgba }: Picture): Buffer =>
  Buffer.from(encode({ width, height, data: rgba, channels: 4 }))
