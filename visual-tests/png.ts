import { deflateSync, inflateSync } from 'node:zlib'

/** A decoded picture: four bytes a pixel, row by row. */
export interface Picture {
  width: number
  height: number
  rgba: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const RGB = 2
const RGBA = 6

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, corner)
    default:
      throw new Error(`This PNG has an unknown filter: ${filter}`)
  }
}

function unfilter(data: Buffer, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x >= channels ? (rows[at - channels] ?? 0) : 0
      const up = y > 0 ? (rows[at - stride] ?? 0) : 0
      const corner = x >= channels && y > 0 ? (rows[at - stride - channels] ?? 0) : 0
      rows[at] = (data[y * (stride + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner)
    }
  }
  return rows
}

/** Decodes what a browser's screenshot is: 8 bits a channel, RGB or RGBA, not interlaced. */
export function decodePng(file: Buffer): Picture {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG.')
  const parts: Buffer[] = []
  let [width, height, channels] = [0, 0, 0]
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const body = file.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') {
      width = body.readUInt32BE(0)
      height = body.readUInt32BE(4)
      const colour = body[9]
      if (body[8] !== 8 || (colour !== RGB && colour !== RGBA) || body[12] !== 0)
        throw new Error('This kind of PNG is not read.')
      channels = colour === RGB ? 3 : 4
    }
    if (type === 'IDAT') parts.push(body)
    at += 12 + length
  }
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width, height, channels)
  if (channels === 4) return { width, height, rgba: rows }
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel += 1) rgba.set(rows.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
  return { width, height, rgba }
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crc = (bytes: Buffer): number => {
  let value = 0xffffffff
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc(named))
  return Buffer.concat([length, named, check])
}

/** Encodes a picture; used for the pictures of differences. */
export function encodePng({ width, height, rgba }: Picture): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, RGBA, 0, 0, 0], 8)
  const rows = Buffer.alloc((width * 4 + 1) * height)
  for (let y = 0; y < height; y += 1)
    rows.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
