/** Numbers that look random and repeat for the same seed and name: content must be the same on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A whole number in [0, below). */
  int(below: number): number
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** A copy of a list in another order. */
  shuffled<T>(list: readonly T[]): T[]
}

/** A 32-bit hash of a text (FNV-1a), for the start of a sequence. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  // FNV's low bits are close for close texts; the finaliser of Murmur spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A sequence for a seed and a name (mulberry32). */
export function seeded(seed: number, name: string): Random {
  let state = (hash32(name) ^ Math.imul(seed, 0x9e3779b1)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    pick(list) {
      for (const item of list.slice(int(list.length))) return item
      throw new Error('Nothing can be picked from an empty list')
    },
    shuffled: (list) =>
      list
        .map((item) => ({ item, weight: next() }))
        .sort((one, other) => one.weight - other.weight)
        .map(({ item }) => item),
  }
}
